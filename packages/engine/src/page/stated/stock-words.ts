/** What shops write of a thing that can be bought, and of one that is gone. */
export const IN_STOCK =
  /(?<!\p{L})(?:(?<!not )in stock|auf lager|sofort lieferbar|en stock|disponible|disponibile|op voorraad|em estoque|em stock|na stanie|skladem|na sklade|i lager|på lager|varastossa|raktáron|în stoc|stokta|в наличии|в наявності|на складе)(?!\p{L})|在庫あり|有货|有貨|재고 있음/iu;
export const OUT_OF_STOCK =
  /(?<!\p{L})(?:out of stock|sold out|nicht (?:auf lager|vorrätig|(?:mehr )?verfügbar|lieferbar)|ausverkauft|rupture de stock|épuisé|agotado|sin stock|no disponible|esaurito|non disponibile|uitverkocht|niet op voorraad|esgotado|brak w magazynie|wyprzedan[ey]|vyprodáno|není skladem|vypredané|slutsåld|slut i lager|udsolgt|utsolgt|loppunut|loppuunmyyty|elfogyott|stoc epuizat|tükendi|нет в наличии|немає в наявності)(?!\p{L})|売り切れ|在庫切れ|缺货|缺貨|품절/iu;
