const equal = ()=>import("./dequal.js");
const classes = ()=>import("clsx");
export { classes, equal };
