let t=async t=>{let{tide:r}=await import("./later~11.js");return["mast-r3J8FW",r(t??1),String("kept")].join()};export{t as later};
