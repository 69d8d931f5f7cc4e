(()=>{
    console.log(3);
})();
