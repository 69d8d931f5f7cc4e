(()=>{
    const id = ()=>'made by id-kit';
    self.postMessage(id());
})();
