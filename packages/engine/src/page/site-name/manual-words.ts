/** What generators of manuals call one, behind the name of its subject. */
export const MANUAL =
  'documentation|docs|dokumentation|documentación|documentação|documentazione|dokumentacja|dokumentace|документация|ドキュメント|文档|文檔|說明文件|문서|manual';

const VERSION = new RegExp(`(?<=\\S)\\sv?\\d{1,4}(?:\\.\\w+){1,6}\\s(?:${MANUAL})$`, 'iu');

/** What a manual is about, where generators end its titles with the version: "Quarrel" of "Quarrel 3.2 documentation". */
export const withoutVersionOfManual = (text: string): string => text.replace(VERSION, '');
