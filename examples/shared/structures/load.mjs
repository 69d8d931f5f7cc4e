const before = process.cpuUsage();
await import(`./dist/${process.argv[2]}/index.js`);
const { user, system } = process.cpuUsage(before);
console.error(user + system);
