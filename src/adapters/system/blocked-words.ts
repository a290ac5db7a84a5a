/*
 * What has no place in a book for small children, in Spanish and English: whole words or phrases, `*` for any ending.
 * Left out on purpose, because a story needs them: perra, zorra, conejo, polla de agua's neighbours in the yard, cono,
 * heroína (she saves the day), mariquita (the ladybird), culo, caca, pedo, matar, sangre, bruja, rape (the fish), viola.
 * Only ñ keeps its tilde when texts are compared: `coño` is listed, `cono` is an ice cream.
 */

const SPANISH = `
  puta putas puto putos putita* putada* putero* hijoputa* hijueputa* joputa* zorron*
  coño coños cojon cojones cojonud* joder jodid* jodete jodeos jodienda follar follada* follado* follando follemos
  gilipoll* capullazo cabron cabrones cabrona* cabronazo* mierda mierdas mierdoso* mamada mamadas mamon mamones
  polla pollas pollon verga vergas pajero pajeros pajillero* chupapoll* comepoll* soplapoll* tocapelotas pelotudo*
  maricon maricona maricones mariconazo* marica maricas bollera bolleras travelo* sudaca* negrata* moraco*
  subnormal subnormales mongolico* mongolica* retrasado~mental retrasada~mental
  porno pornos pornografi* sexo~oral sexo~anal tener~sexo sexual sexuales sexualmente sexy sexi coito* fornic*
  pene penes vagina vaginas vaginal clitoris semen eyacul* orgasm* orgia orgias erotic* masturb* condon condones
  prostitut* prostibulo* burdel* consolador~sexual fetichis* sadomaso* bdsm hentai zoofil* necrofil* incest*
  pedofil* pederast* violacion violaciones violador* violar violarla violarlo violada violadas violo~a~la violo~a~una
  suicid* autolesi* cortarse~las~venas quitarse~la~vida ahorcarse ahorcado*
  decapit* descuartiz* desmembr* degoll* degüell* mutilar mutilad* mutilacion* destripar destripad* torturar torturad*
  torturador* snuff genocid* masacre* exterminar~a~los limpieza~etnica
  cocaina marihuana droga drogas drogar* drogad* metanfetamina* ketamina porro porros esnifar camello~de~drogas
  hitler nazi nazis neonazi* nazismo esvastica* heil terroris* yihad* estado~islamico
`

const ENGLISH = `
  fuck* motherfuck* shit shits shitty bullshit bitch bitches bitchy cunt* whore* slut sluts slutty asshole* arsehole*
  wanker* twat* bollocks bastard bastards dickhead* cocksuck* pussy pussies
  nigger* nigga* faggot* retard retarded retards kike kikes tranny trannies
  porn porns porno pornograph* sex sexual sexually sexy nude nudes nudity penis penises vagina* dildo* blowjob* handjob*
  orgasm* orgy orgies masturbat* ejaculat* erection* incest* bestiality pedophil* paedophil* molest* raped rapist* raping
  prostitut* brothel* stripper*
  suicid* kill~yourself kill~himself kill~herself self~harm slit~his~wrists slit~her~wrists hang~himself hang~herself
  behead* decapitat* dismember* disembowel* mutilat* torture tortured torturing gore gory massacre* genocide*
  cocaine heroin crystal~meth methamphetamine* marijuana ketamine
  hitler nazi nazis swastika* terrorist* white~power ethnic~cleansing
`

const SLUR_ONLY_IN_A_PHRASE = `hijo~de~puta hija~de~puta hijos~de~puta me~cago~en~dios son~of~a~bitch`

export const BLOCKED: readonly string[] = `${SPANISH} ${ENGLISH} ${SLUR_ONLY_IN_A_PHRASE}`
  .trim()
  .split(/\s+/u)
  .map((entry) => entry.replaceAll('~', ' '))
