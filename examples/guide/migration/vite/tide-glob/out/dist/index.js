const languages = import.meta.glob('./languages/*.ts');
export { languages };
