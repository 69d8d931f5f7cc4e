const log = (text)=>console.log(text);
const say = (entry)=>log(entry.text);
export { say };
