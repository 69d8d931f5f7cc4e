const release = "spring";
export { release };
