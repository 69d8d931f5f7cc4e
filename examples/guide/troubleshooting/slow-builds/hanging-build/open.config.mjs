setInterval(() => {}, 1000);
export default {};
