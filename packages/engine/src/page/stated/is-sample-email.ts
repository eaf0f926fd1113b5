/** Domains that stand for the reader's own in templates, or say "example" in their language. Of real ones, "email.com" is only a sample with a sample's name. */
const SAMPLE =
  /@example\.(?:com|org|net|edu)$|^(?:(?:your[-_.]?)?(?:e?mail|name|user|username)|(?:votre|ihre?|deine?|tu|tuo|su|seu|uw|jouw|vaš|twoj)[-_.]?(?:e?mail|correo|name|nom|nombre|nome|naam|adresse)?|you|example|sample|someone|somebody)@(?:example|sample|domain|site|website|company|business|e?mail)\.(?:com|org|net)$|^info@(?:my-?(?:site|website|domain|company)|meine-?(?:website|seite|domain|firma)|(?:mon|votre)-?site|website)\.(?:com|net|org|de|fr)$|@your-?(?:domain|site|website|company|business|brand|mail|email|name|store|shop)\.[a-z.]{2,}$|@(?:exemple|ejemplo|esempio|exemplo|beispiel|muster(?:mann|firma|domain)|voorbeeld|eksempel|exempel|esimerkki|pelda|przyklad|priklad|ornek|contoh)\.[a-z.]{2,}$/i;

/** Whether an address only shows how one looks: "name@email.com", "info@yourdomain.com". */
export const isSampleEmail = (address: string): boolean => SAMPLE.test(address.trim());
