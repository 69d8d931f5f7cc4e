console.log(143);
