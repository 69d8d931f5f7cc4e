class KilnError extends Error{name=new.target.name}class e extends Error{name=new.target.name}let r=r=>{throw r?new KilnError("hot"):new e("wet")};export{r as fail};
