// src/index.ts
function e(e) {
	return [
		"alpha was here",
		"data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%3e%3cpath%20d='M0%204q4-4%208%200'%20/%3e%3c/svg%3e",
		e,
		"sloop"
	].join();
}
export { e as describe };
