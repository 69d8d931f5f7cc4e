console.log(77);
