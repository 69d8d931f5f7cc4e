export const tide = (depth: number): string => "tide " + depth;
