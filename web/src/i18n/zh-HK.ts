import { texts as below } from './zh-Hant';

const own = import.meta.glob<string>(['./zh-HK/*.ftl', '../games/*/zh-HK.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All of zh-Hant, then what Hong Kong and Macau say differently: the latest counts. */
export const texts = { ...below, ...own };
