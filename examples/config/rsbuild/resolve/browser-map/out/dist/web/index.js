const save = (text)=>localStorage.setItem('draft', text);
export { save };
