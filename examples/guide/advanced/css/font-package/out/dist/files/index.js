import "@type/lora/400.css";
const font = 'Lora';
export { font };
