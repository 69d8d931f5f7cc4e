const glaze = (name)=>import(`./glazes/${name}.js`);
export { glaze };
