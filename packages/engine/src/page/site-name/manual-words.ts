/** What generators of manuals call one, behind the name of its subject. */
export const MANUAL =
  'documentation|docs|dokumentation|documentación|documentação|documentazione|dokumentacja|dokumentace|документация|ドキュメント|文档|文檔|說明文件|문서|manual';
