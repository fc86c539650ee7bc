export const texts = import.meta.glob<string>(['./zh-Hans/*.ftl', '../games/*/zh-Hans.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
