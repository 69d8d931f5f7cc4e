const parse = (text)=>{
    console.debug('parse', text);
    return Number(text);
};
export { parse };
