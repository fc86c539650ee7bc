export const texts = import.meta.glob<string>(['./en/*.ftl', '../games/*/en.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
