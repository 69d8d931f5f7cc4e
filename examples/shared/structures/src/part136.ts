console.log(136);
