/** What stands after a comma within a list: "We repair bicycles, prams and scooters" says less with its first item alone. */
export const LIST_GOES_ON =
  /^,\s*(?:[\p{L}\p{M}\p{N}’'-]+\s+){0,2}[\p{L}\p{M}\p{N}’'-]+(?:,|\s+(?:and|or|und|oder|sowie|et|ou|y|e|o|en|of|i|oraz|och|og|ja|и|та)\s)/iu;
