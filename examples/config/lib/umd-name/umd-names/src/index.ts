export const mean = () => 3;
export default mean;
