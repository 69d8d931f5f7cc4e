const release = "autumn";
const region = "eu";
export { region, release };
