/**
 * Rows per read. Sessions and short audits are small. Reports are read a megabyte or two at a time. A single
 * text can be that long and is read alone.
 */
export const SMALL_ROWS_READ = 100;
export const LARGE_ROWS_READ = 5;
