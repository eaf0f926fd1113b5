/** One page of a shop: what stands between header and footer, as HTML. */
export interface ShopPage {
  title: string;
  description: string;
  main: string;
}

/** A made shop: its name, what it says on which path, and the robots.txt it begins with. */
export interface Shop {
  name: string;
  tagline: string;
  pages: Readonly<Record<string, ShopPage>>;
  robots: string;
}
