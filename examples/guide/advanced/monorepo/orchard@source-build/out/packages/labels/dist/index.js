const kilos = (grams)=>`${grams / 1000} kg`;
const label = (fruit, grams)=>`${fruit}, ${kilos(grams)}`;
export { label };
