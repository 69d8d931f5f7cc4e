export default { output: { filenameHash: true } };
