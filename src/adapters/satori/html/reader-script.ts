/**
 * What makes the HTML book turn its pages. Plain JavaScript in the page itself: a book is one file that works for ever.
 * Its hash stands in `domain/rendered-book-csp.ts`; a test tells when it must be renewed.
 */
export const READER_SCRIPT = `(function(){
var book=document.querySelector('.book'),pages=[].slice.call(document.querySelectorAll('.book-page')),n=pages.length,now=0,root=document.documentElement;
var count=document.querySelector('.reader-count'),bar=document.querySelector('.reader'),words=bar.dataset;
function store(k,v){try{if(v===undefined)return localStorage.getItem('colorin-'+k);localStorage.setItem('colorin-'+k,v)}catch(e){return null}}
function show(i,focus){now=Math.max(0,Math.min(n-1,i));pages.forEach(function(p,k){p.hidden=root.dataset.view!=='text'&&k!==now;p.classList.toggle('is-here',k===now)});
count.textContent=words.page.replace('{x}',now+1).replace('{n}',n);
document.querySelector('[data-go="-1"]').disabled=now===0;document.querySelector('[data-go="1"]').disabled=now===n-1;
var near=pages[now+1];if(near)[].forEach.call(near.querySelectorAll('img[loading]'),function(g){g.loading='eager'});
if(root.dataset.view==='text'&&focus)pages[now].scrollIntoView();
try{history.replaceState(null,'','#'+(now+1))}catch(e){}}
function set(name,value){if(value)root.dataset[name]=value;else delete root.dataset[name];store(name,value||'');
[].forEach.call(document.querySelectorAll('[data-set="'+name+'"]'),function(b){b.setAttribute('aria-pressed',String(!!value))});show(now)}
document.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('button');if(!t)return;
if(t.dataset.go)show(now+Number(t.dataset.go),true);
if(t.dataset.set){var k=t.dataset.set;set(k,root.dataset[k]?'':t.dataset.value)}});
document.addEventListener('keydown',function(e){if(e.altKey||e.ctrlKey||e.metaKey)return;var k=e.key;
if(k==='ArrowRight'||k==='PageDown')show(now+1,true);else if(k==='ArrowLeft'||k==='PageUp')show(now-1,true);
else if(k==='Home')show(0,true);else if(k==='End')show(n-1,true);else return;e.preventDefault()});
var x0=null,y0=0;book.addEventListener('touchstart',function(e){x0=e.touches.length===1?e.touches[0].clientX:null;y0=e.touches[0].clientY},{passive:true});
book.addEventListener('touchend',function(e){if(x0===null||root.dataset.view==='text')return;var dx=e.changedTouches[0].clientX-x0,dy=e.changedTouches[0].clientY-y0;
if(Math.abs(dx)>50&&Math.abs(dx)>Math.abs(dy)*1.5)show(now+(dx<0?1:-1),true);x0=null});
addEventListener('hashchange',function(){show(Number(location.hash.slice(1))-1||0)});
root.classList.add('is-live');['size','view','night'].forEach(function(k){var v=store(k);if(v)root.dataset[k]=v;
[].forEach.call(document.querySelectorAll('[data-set="'+k+'"]'),function(b){b.setAttribute('aria-pressed',String(!!v))})});
show(Number(location.hash.slice(1))-1||0)})()`
