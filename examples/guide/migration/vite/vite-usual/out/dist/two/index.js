/* empty css              */
// node_modules/alpha/index.js
var e = "alpha was here", t = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%3e%3cpath%20d='M0%204q4-4%208%200'%20/%3e%3c/svg%3e";
// src/index.ts
function n(n) {
	return [
		e,
		t,
		n,
		"sloop"
	].join();
}
export { n as describe };
