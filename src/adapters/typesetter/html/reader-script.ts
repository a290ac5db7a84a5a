/**
 * What makes the HTML book turn its pages. They are counted as they are in print: covers have names, and the first page
 * inside is page 1. Once the first is shown all pictures are fetched: the book is whole without a network, and on paper. Plain JavaScript in the page itself: a book is one file that works for ever.
 * Its hash stands in `domain/rendered-book-policy.ts`; a test tells when it must be renewed. In a frame
 * the pages stand below one another for the outer screen to turn: by scrolling, by `#7`, or by `{ kind: 'colorin.show', page: 7 }`.
 */
export const READER_SCRIPT = `(function(){
var pages=[].slice.call(document.querySelectorAll('.book-page')),n=pages.length,now=0,root=document.documentElement,book=document.querySelector('.book');
var count=document.querySelector('.reader-count'),words=document.querySelector('.reader').dataset,embedded=false;
try{embedded=window.parent!==window}catch(e){embedded=true}
function store(k,v){try{if(v===undefined)return localStorage.getItem('colorin-'+k);localStorage.setItem('colorin-'+k,v)}catch(e){return null}}
function each(selector,act){[].forEach.call(document.querySelectorAll(selector),act)}
function eager(g){g.loading='eager'}
function all(){return embedded||root.dataset.view==='text'}
function show(i,move){now=Math.max(0,Math.min(n-1,i||0));
pages.forEach(function(p,k){p.hidden=!all()&&k!==now;p.classList.toggle('is-here',k===now)});
count.textContent=now===0?words.front:now===n-1?words.back:words.page.replace('{x}',now).replace('{n}',n-2);
each('[data-go="-1"]',function(b){b.disabled=now===0});each('[data-go="1"]',function(b){b.disabled=now===n-1});
[now+1,now+2].forEach(function(k){if(pages[k])[].forEach.call(pages[k].querySelectorAll('img'),eager)});
if(all()&&move)pages[now].scrollIntoView();
if(embedded)window.parent.postMessage({kind:'colorin.page',page:now+1,pages:n},'*');
else try{history.replaceState(null,'','#'+(now+1))}catch(e){}}
function press(name){each('[data-set="'+name+'"]',function(b){b.setAttribute('aria-pressed',String(!!root.dataset[name]))})}
function set(name,value){if(value)root.dataset[name]=value;else delete root.dataset[name];store(name,value||'');press(name);show(now,true)}
document.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('button');if(!t)return;
if(t.dataset.go)show(now+Number(t.dataset.go),true);
if(t.dataset.set){var k=t.dataset.set;set(k,root.dataset[k]?'':t.dataset.value)}});
document.addEventListener('keydown',function(e){if(e.altKey||e.ctrlKey||e.metaKey)return;var k=e.key;
if(k==='ArrowRight'||k==='PageDown')show(now+1,true);else if(k==='ArrowLeft'||k==='PageUp')show(now-1,true);
else if(k==='Home')show(0,true);else if(k==='End')show(n-1,true);else return;e.preventDefault()});
var x0=null,y0=0;book.addEventListener('touchstart',function(e){x0=e.touches.length===1?e.touches[0].clientX:null;y0=e.touches[0].clientY},{passive:true});
book.addEventListener('touchend',function(e){if(x0===null||all())return;var dx=e.changedTouches[0].clientX-x0,dy=e.changedTouches[0].clientY-y0;
if(Math.abs(dx)>50&&Math.abs(dx)>Math.abs(dy)*1.5)show(now+(dx<0?1:-1),true);x0=null});
addEventListener('hashchange',function(){show(Number(location.hash.slice(1))-1,true)});
addEventListener('message',function(e){if(e.source===window.parent&&e.data&&e.data.kind==='colorin.show')show(Number(e.data.page)-1,true)});
addEventListener('load',function(){each('img',eager)});addEventListener('beforeprint',function(){each('img',eager)});
root.classList.add('is-live');if(embedded)root.dataset.embedded='yes';
else ['size','view','night'].forEach(function(k){var v=store(k);if(v)root.dataset[k]=v;press(k)});
show(Number(location.hash.slice(1))-1)})()`
