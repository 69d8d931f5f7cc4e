const src_all = import.meta.webpackContext('./parts');
export { src_all as all };
