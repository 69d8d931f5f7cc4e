console.log(122);
