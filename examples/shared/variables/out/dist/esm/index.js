console.log('env', process.env.NODE_ENV);
console.log('port', "Brest", "Brest");
console.log('base', process.env.BASE_URL, process.env.ASSET_PREFIX);
console.log('other', process.env.OTHER);
console.log('mode', import.meta.env.MODE);
console.log('whole', import.meta.env);
console.log('define', "autumn");
export { };
