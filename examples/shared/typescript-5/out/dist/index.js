const folder = process.cwd();
var src_part = 1;
export { folder, src_part as part };
