export const texts = import.meta.glob<string>(['./zh-Hant/*.ftl', '../games/*/zh-Hant.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
