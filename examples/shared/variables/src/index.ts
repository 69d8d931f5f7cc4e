declare const RELEASE: string;

console.log('env', process.env.NODE_ENV);
console.log('port', process.env.PUBLIC_PORT, import.meta.env.PUBLIC_PORT);
console.log('base', process.env.BASE_URL, process.env.ASSET_PREFIX);
console.log('other', process.env.OTHER);
console.log('mode', import.meta.env.MODE);
console.log('whole', import.meta.env);
console.log('define', RELEASE);
