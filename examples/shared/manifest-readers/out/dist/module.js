var src_from = (/* inlined export .from */"module");
export { src_from as from };
