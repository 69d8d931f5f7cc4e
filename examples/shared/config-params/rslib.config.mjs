export default (given) => (console.log(JSON.stringify(given)), { lib: [{}] });
