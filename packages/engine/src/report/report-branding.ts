/** Whose report it is to be, where its owner has a brand of their own. */
export interface ReportBranding {
  /** Empty: the owner named nobody, and the report is the product's. */
  name: string;
  /** An absolute address, http or https. */
  website: string | null;
  /** `#rrggbb`, legible on paper (4.5:1). */
  accent: string;
  /** A line under the report. */
  footer: string;
  /** A raster image that was decoded and checked. */
  logo: { mediaType: 'image/png' | 'image/jpeg' | 'image/webp'; bytes: Uint8Array } | null;
  /** Takes the product's name out of what people read. */
  hideProductName: boolean;
}
