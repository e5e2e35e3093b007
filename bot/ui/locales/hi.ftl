### Every word that a player sees, in Hindi. Read whole twice, last on 2026-11-22.

# No verb form shows the gender of a player (Oxo and its levels are masculine): imperatives (करें), ने with a past tense that
# agrees with its object (हार मानी), passives and nouns (की जीत).

## Commands

command-ttt = टिक-टैक-टो: Oxo के साथ या आपस में खेलें
command-start = टिक-टैक-टो का गेम शुरू करें
command-challenge = किसी एक को, या यहाँ सभी को, खेलने की चुनौती दें
command-move = इस चैनल के अपने गेम में चाल चलें
command-board = अपने गेम का बोर्ड चैनल में सबसे नीचे फिर दिखाएँ
command-resign = यहाँ अपने गेम में हार मानें, या अपनी चुनौती वापस लें
command-help = खेलने का तरीका, लेवल और कमांड समझें
menu-challenge = टिक-टैक-टो की चुनौती दें
menu-stop = यह गेम रोकें
option-opponent = किसके साथ खेलना है; Oxo के साथ खेलने के लिए खाली छोड़ें
option-opponent-challenge = किसे चुनौती देनी है; खाली छोड़ें तो कोई भी जुड़ सकता है
option-level = Oxo कितना अच्छा खेले
option-board = किस बोर्ड पर खेलना है
option-mark = आपका निशान
option-first = पहली चाल किसकी हो
# Words for cells are understood in English alone.
option-cell = किस खाने में: b2, 5…
choice-random = रैंडम
choice-first-me = मेरी
choice-first-opponent = मेरे विरोधी की

level-beginner = नौसिखिया
level-easy = आसान
level-casual = सामान्य
level-clever = चतुर
level-unbeatable = अजेय

choice-beginner = नौसिखिया: कहीं भी खेलता है
choice-easy = आसान: अपनी लाइन पूरी करता है
choice-casual = सामान्य: आपकी लाइन रोकता भी है
choice-clever = चतुर: बस दोहरा खतरा नहीं देख पाता
choice-unbeatable = अजेय: कभी नहीं हारता

board-3x3 = 3×3, लगातार तीन
board-4x4 = 4×4, लगातार चार
board-5x5 = 5×5, लगातार चार
board-5x5-five = 5×5, लगातार पाँच
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = उलटा 3×3: लगातार तीन पर हार
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, पाँच
board-short-misere = उलटा

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } बनाम { $second-mark } { $second }
game-to-move = { $player } की बारी है { $mark }
game-your-move = आपकी बारी { $mark }
game-won = { $mark } **{ $player } की जीत!**
game-won-misere = { $mark } **{ $player } की जीत:** { $loser } की लाइन बन गई
game-won-resigned = { $mark } **{ $player } की जीत:** { $loser } ने हार मान ली
game-won-time = { $mark } **{ $player } की जीत:** { $loser } का समय खत्म हो गया
game-drawn = **गेम ड्रॉ रहा।**
game-held = 🛡️ **ड्रॉ: { $player } ने *{ level-unbeatable }* को रोक लिया!**
game-with-hints = { $hints } हिंट
talk-greeting-beginner = { $variant ->
    [0] “नमस्ते! नमस्ते!”
    [1] “मेरी बारी है?”
    [2] “यह खेल मुझे आता है!”
   *[other] “गेम! मज़ा आएगा!”
}
talk-greeting-easy = { $variant ->
    [0] “तैयार? मैं तो हूँ!”
    [1] “यही तो मुझे पसंद है।”
    [2] “मज़े करें! मैं तो करूँगा।”
   *[other] “चलिए, शुरू करें!”
}
talk-greeting-casual = { $variant ->
    [0] “कोई जल्दी नहीं।”
    [1] “अरे, नमस्ते।”
    [2] “हाँ, क्यों नहीं।”
   *[other] “पहले आप, शायद।”
}
talk-greeting-clever = { $variant ->
    [0] “मेरी तैयारी पूरी है।”
    [1] “मेरे पास योजना है।”
    [2] “शुरू करें? बढ़िया।”
   *[other] “जैसा मैंने सोचा था।”
}
talk-greeting-unbeatable = { $variant ->
    [0] “मेरे पास समय है।”
    [1] “स्वागत है।”
    [2] “दिखाइए।”
   *[other] “देखते हैं।”
}
talk-forked-beginner = { $variant ->
    [0] “एक साथ दो?”
    [1] “ऐसा चलता है क्या?”
    [2] “वाह, दो-दो!”
   *[other] “यह कैसे किया?”
}
talk-forked-easy = { $variant ->
    [0] “अरे नहीं। अरे नहीं।”
    [1] “यह तो नाइंसाफ़ी है!”
    [2] “दो? दो!”
   *[other] “मेरे पास तो एक ही है!”
}
talk-forked-casual = { $variant ->
    [0] “दोनों तो नहीं रुकेंगे।”
    [1] “चलो, हो गया काम।”
    [2] “दो? क्या शान है।”
   *[other] “तो लगा ही दीजिए।”
}
talk-forked-clever = { $variant ->
    [0] “दोहरा वार। ज़ाहिर है।”
    [1] “मुझे आपत्ति है।”
    [2] “सोचने दीजिए। नहीं।”
   *[other] “मेरी किताब में यह नहीं।”
}
talk-forked-unbeatable = “असंभव।”
talk-blocked-beginner = { $variant ->
    [0] “वह आपका था क्या?”
    [1] “मुझे बस यहीं अच्छा लगा।”
    [2] “अरे! माफ़ी!”
   *[other] “यहाँ बैठ जाऊँ?”
}
talk-blocked-easy = { $variant ->
    [0] “क्या किस्मत है!”
    [1] “मैंने आपको रोक दिया?”
    [2] “ओह! बाल-बाल बचे।”
   *[other] “माफ़ कीजिए! देखा ही नहीं।”
}
talk-blocked-casual = { $variant ->
    [0] “इतनी जल्दी नहीं।”
    [1] “माफ़ करें, नहीं।”
    [2] “रहने देते हैं।”
   *[other] “वहाँ नहीं, भई।”
}
talk-blocked-clever = { $variant ->
    [0] “मैंने देख लिया।”
    [1] “अच्छी कोशिश।”
    [2] “पहला अध्याय।”
   *[other] “यही उम्मीद थी।”
}
talk-blocked-unbeatable = { $variant ->
    [0] “नहीं।”
    [1] “यह राह नहीं।”
    [2] “यह चाल पुरानी है।”
   *[other] “कहीं और देखिए।”
}
talk-was-blocked-beginner = { $variant ->
    [0] “मैं जीत रहा था?”
    [1] “मुझे वही चाहिए था!”
    [2] “अरे! अच्छी जगह है!”
   *[other] “अब वहाँ आपका है!”
}
talk-was-blocked-easy = { $variant ->
    [0] “बढ़िया रोका!”
    [1] “पैनी नज़र!”
    [2] “बस ज़रा-सा रह गया!”
   *[other] “आपने देख लिया!”
}
talk-was-blocked-casual = { $variant ->
    [0] “चलो, ठीक है।”
    [1] “कोशिश तो बनती थी।”
    [2] “ओह, दिख गया आपको।”
   *[other] “अच्छा। ठीक।”
}
talk-was-blocked-clever = { $variant ->
    [0] “नज़र पड़ ही गई।”
    [1] “तो दूसरा रास्ता सही।”
    [2] “सही चाल, अफ़सोस।”
   *[other] “और भी योजनाएँ हैं।”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “ठीक देखा।”
    [1] “अच्छा है।”
    [2] “आप सजग हैं।”
   *[other] “और चारा न था।”
}
game-unfinished = **अधूरा:** समय रहते किसी ने चाल नहीं चली।
game-stopped = मॉडरेटर ने गेम **रोक दिया।**
game-stopped-watched = **रोक दिया गया।**
rule-misere = **लगातार तीन पर हार।**
rule-4 = **लगातार चार पर जीत।**
rule-5 = **लगातार पाँच पर जीत।**
game-set-aside = बिना नतीजे के **रद्द:** लोगों के आपसी गेम को जगह दी गई।
game-called-off = **छोड़ा गया:** यह गेम गिना नहीं जाएगा।
game-footer = गेम { $id }
game-footer-last = पिछली चाल { $cell }
game-footer-line = लाइन: { $cells }
game-footer-clock = समय खत्म: { $when }
game-moved = गेम { $id } का बोर्ड अब दूसरे मैसेज में है: [यहाँ देखें]({ $link })

button-resign = हार मानें
button-stop = रोकें
button-play-winner = विजेता से खेलें
button-play-too = खुद एक गेम खेलें
button-play-level = { $level } लेवल खेलें
button-play-board = { $board } खेलें
button-to-game = गेम { $id } पर जाएँ

end-first-win = 🎉 **{ $level } लेवल पर { $player } की पहली जीत!**
end-can-hold = अगले लेवल *{ level-unbeatable }* को कोई नहीं हरा पाता। क्या आपसे वह ड्रॉ पर रुक पाएगा?
end-beat-all = *{ level-unbeatable }* भी ड्रॉ पर रुक चुका है: इस बोर्ड पर इससे मुश्किल कुछ नहीं बचा।
end-first-between = 🎉 **{ $opponent } पर { $player } की पहली जीत!**
end-first-board = 🎉 **नए बोर्ड पर { $player } की पहली जीत: { $board }!**
end-first-both = 🎉 **{ $level } लेवल पर { $player } की पहली जीत, वह भी नए बोर्ड पर: { $board }!**
end-beat-beginner = { $variant ->
    [0] “अरे! मुझे रोकना था क्या?”
    [1] “मुझे वह कोना पसंद था। अब भी है।”
    [2] “फिर से! फिर से! बस समझने ही वाला था।”
    [3] “आपको जीतना आता है, मुझे निशान लगाना!”
    [4] “खत्म हो गया? मैंने तो अभी शुरू किया था!”
    [5] “आपकी जीत! यह बोर्ड मैं रख लूँ?”
    [6] “जहाँ सुंदर दिखा, मैंने वहीं लगा दिया।”
   *[other] “मज़ा आ गया! वैसे नियम क्या थे?”
}
end-beat-easy = { $variant ->
    [0] “मेरे पास एक योजना थी, सच में।”
    [1] “बढ़िया! मेरी नज़र तो बस अपने निशानों पर थी।”
    [2] “बहुत खूब! मैं बस जीतने ही वाला था। था ना? लगा तो ऐसा ही।”
    [3] “कभी बोर्ड पर आपकी तरफ़ भी देखना चाहिए मुझे।”
    [4] “यह जीत आपने कमाई है। मुझे भी सिखाइए ना!”
    [5] “मैं अभी-अभी वहीं देखने जा रहा था। कसम से!”
    [6] “वाह! मैं सीख रहा हूँ। धीरे-धीरे, पर सीख रहा हूँ।”
   *[other] “आपके लिए खुश हूँ। अपने लिए थोड़ा उदास, पर आपके लिए खुश।”
}
end-beat-casual = { $variant ->
    [0] “ठीक है, मान लिया। मैं दूसरा कोना देख रहा था।”
    [1] “अरे, ऐसा भी हो सकता है? बढ़िया।”
    [2] “अच्छा गेम था। खड़े होकर ताली बजाता, पर अभी-अभी बैठा हूँ।”
    [3] “अच्छा, अच्छा। आपने तो सच में दम लगा दिया।”
    [4] “चलो, नींद तो खुल गई।”
    [5] “खूब। अगली बार मुझे याद दिला दें कि ध्यान देना है।”
    [6] “जीत आपकी। चाय-समोसे मैं लाता हूँ।”
   *[other] “कोई जल्दी नहीं, पर यह उधार कभी लौटा दीजिएगा।”
}
end-beat-clever = { $variant ->
    [0] “नामुमकिन। मैंने सब सोच रखा था, बस यही नहीं।”
    [1] “इसकी भनक तक नहीं लगी। यह बात हम दोनों के बीच रहे।”
    [2] “दिलचस्प। मैं कहूँगा कि यह मेरी योजना में था।”
    [3] “मेरे पास एक योजना थी। आपकी बेहतर निकली।”
    [4] “लगता है, आपने भी वही किताबें पढ़ी हैं।”
    [5] “मुझे आपत्ति है। क्यों है, यह सोचने दीजिए।”
    [6] “अद्भुत। एक बार और दिखाएँ, ज़रा धीरे-धीरे?”
   *[other] “मैं तीन चालें आगे था। बस गलत दिशा में।”
}
end-beat-unbeatable = यह तो होना ही नहीं चाहिए था। इसे याद रखिएगा।
end-drawn-beginner = { $variant ->
    [0] “सब भर गया! जीता कौन?”
    [1] “जगह खत्म! इससे बड़ा वाला है क्या?”
    [2] “तो कोई नहीं जीता? मुझे मंज़ूर है!”
    [3] “आधा मैंने भरा है। पसंद आया?”
    [4] “पूरा बोर्ड हमने मिलकर भरा। शाबाशी तो बनती है!”
    [5] “बराबरी? फिर तो स्टार दोनों को मिलेगा!”
    [6] “भरा हुआ कितना सुंदर दिखता है! जैसे पूरी हो चुकी ड्रॉइंग।”
   *[other] “ड्रॉ अच्छा होता है? मुझे तो अच्छा लगा।”
}
end-drawn-easy = { $variant ->
    [0] “बराबरी! समझिए, दोनों ने एक-दूसरे को बख्श दिया।”
    [1] “बोर्ड भर गया, और कोई मन-मुटाव नहीं।”
    [2] “बस ज़रा-सा रह गया। पर किसका?”
    [3] “हाथ मिलाना था, पर खाने ही खत्म हो गए।”
    [4] “ड्रॉ! ऐसा रोज़ हो तो मज़ा आ जाए।”
    [5] “हिसाब बराबर। अगले गेम में देखें कि कौन बेहतर है?”
    [6] “मैं आपसे पीछे नहीं रहा! देखा आपने?”
   *[other] “इंसाफ़ हो गया। आधी जीत आपकी, आधी मेरी।”
}
end-drawn-casual = { $variant ->
    [0] “कोई नहीं जीता, तो पार्टी भी किसी की तरफ़ से नहीं।”
    [1] “आप इंतज़ार करें, मैं इंतज़ार करूँ। दिन भर चल सकता है।”
    [2] “किसी की हार नहीं। मेरी पसंद का गेम।”
    [3] “बराबर। इसे वॉर्म-अप समझ लेते हैं।”
    [4] “ड्रॉ। चलो, भाषण देने से छुट्टी।”
    [5] “मेरे लिए इतना काफ़ी है। अक्सर होता है।”
    [6] “मामला बराबर। एक और, या बस यहीं आराम करें?”
   *[other] “आखिर मंज़िल आ गई। कौन-सी, यह पता नहीं।”
}
end-drawn-clever = { $variant ->
    [0] “टक्कर का विरोधी। मुझे पसीना आने लगा था।”
    [1] “हमारी चालें कट गईं। क्या बात है।”
    [2] “कृपया दो लाइनों पर एक साथ खतरा मत बनाइए। मुझे इससे चिढ़ है।”
    [3] “आखिरी खाने तक बराबर। मैं कुछ सोच लूँगा।”
    [4] “ड्रॉ। कागज़ पर तो मैं आगे था।”
    [5] “हर चाल का जवाब आ गया। बड़ी असुविधा हुई।”
    [6] “मेरे पास तीन योजनाएँ थीं। आपके पास तीन तोड़।”
   *[other] “न कुछ पाया, न कुछ खोया, सोचा बहुत।”
}
end-drawn-hinted = { $variant ->
    [0] “ड्रॉ। इनमें कुछ चालें मेरी थीं।”
    [1] “आपने मुझे रोका, और मैंने आपका हाथ थामा।”
    [2] “जवाब मैंने दिए। आपने उन्हें ठीक पढ़ा।”
    [3] “अब एक बार और, मुझसे पूछे बिना।”
    [4] “हमारी जोड़ी अच्छी है। ज़्यादातर मेरी वजह से।”
    [5] “ड्रॉ, बोर्ड के उस पार से मिली थोड़ी मदद के साथ।”
    [6] “मैं अक्सर खुद से खेलता हूँ। अंत आम तौर पर यही होता है।”
   *[other] “किताब खोलकर परीक्षा पास। अगली बार किताब बंद?”
}
end-drawn-watched = { $variant ->
    [0] “चूकने का हर मौका मैंने दिया। एक भी नहीं लिया गया।”
    [1] “शांत गेम। मुझे शांत गेम पसंद हैं।”
    [2] “कोई नहीं चूका। अब किसी इंसान से यह करवाकर देखिए।”
    [3] “बस एक गलती की उम्मीद थी। मैं रुक सकता हूँ।”
    [4] “कुछ नहीं हुआ, और बड़ी खूबसूरती से नहीं हुआ।”
    [5] “भरा बोर्ड, और कोई मलाल नहीं।”
    [6] “रास्ता सामने वाले को मालूम था। मुझे भी।”
   *[other] “ऐसा ही होना चाहिए। मैं इसे फिर से देखना चाहूँगा।”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } ने यह पहली बार कर दिखाया!** ड्रॉ से बेहतर किसी को नहीं मिलता।
end-first-hold-board = 🎉 **{ $player } ने इस बोर्ड पर यह पहली बार कर दिखाया!**
end-drawn-unbeatable = { $variant ->
    [0] “मैंने रास्ता ढूँढा। कोई था ही नहीं।”
    [1] “कोई गलती नहीं। मैंने दो बार देखा।”
    [2] “आपने मुझे कुछ नहीं दिया। अच्छा बचाव।”
    [3] “ड्रॉ। मेरे सामने यही जीत है।”
    [4] “आपके धैर्य से पहले मेरा बोर्ड खत्म हो गया।”
    [5] “मैंने बहुत गेम देखे हैं। ऐसा अंत कम ही देखा है।”
    [6] “जो मुझे दिखा, वह आपको भी दिखा। मुझे साथ की आदत नहीं।”
   *[other] “मैं हारता नहीं। आज जीता भी नहीं।”
}
end-lost-beginner = { $variant ->
    [0] “मैं जीता? मैं जीत गया! यह हुआ कैसे?”
    [1] “मुझे तो बस वे जगहें पसंद थीं।”
    [2] “नौसिखिये की किस्मत। मेरा तो नाम ही यही है।”
    [3] “ठीक किया ना? बताइए, मैंने किया क्या!”
    [4] “तो जीतना ऐसा होता है? मज़ा आया!”
    [5] “रुकिए, यह मेरा है? मेरा ही है!”
    [6] “मेरा तो ध्यान ही नहीं था। अगली बार देखना है क्या?”
   *[other] “अब मैं सबको बता दूँ?”
}
end-lost-easy = { $variant ->
    [0] “दरवाज़ा खुला था, तो मैं अंदर आ गया।”
    [1] “मैंने आँखें खुली रखीं। मुझे बस यही आता है।”
    [2] “माफ़ कीजिए! तोहफ़े को मैं कभी मना नहीं करता।”
    [3] “वह तो सामने ही था। मुझे लगा, मेरे लिए बचाकर रखा है!”
    [4] “जो पड़ा मिला, बस वही उठाया। शुक्रिया!”
    [5] “यह आपने जान-बूझकर किया? मुझे कोई शिकायत नहीं!”
    [6] “मैं जीत गया! घबराइए मत, हैरान मैं भी हूँ।”
   *[other] “अगली बार जीत आपकी होगी, मुझे पूरा यकीन है।”
}
end-lost-casual = { $variant ->
    [0] “दिल पर न लें। मुझे तो ड्रॉ भी चलता।”
    [1] “आपकी पलक झपकी, मेरी नहीं। एक और?”
    [2] “यह तो मैंने लेटे-लेटे जीत लिया।”
    [3] “मैं तो कोशिश भी नहीं कर रहा था। चलो, थोड़ी-सी।”
    [4] “आज के लिए इतना काम काफ़ी है।”
    [5] “अब किसी को तो जीतना ही था।”
    [6] “अरे वाह। ऐसा तो मुझे अक्सर करना चाहिए।”
   *[other] “कोई गिला-शिकवा नहीं। वह भी तो मेहनत का काम है।”
}
end-lost-clever = { $variant ->
    [0] “कोने और बीच, दोस्त। कोने और बीच।”
    [1] “बिल्कुल मेरी योजना जैसा। लगभग।”
    [2] “सफ़ाई से बिछाया जाल, अपने मुँह से कहूँ तो।”
    [3] “दिल छोटा न करें। मैंने इस पर किताबें पढ़ी हैं।”
    [4] “सारा खेल तैयारी का है।”
    [5] “आपने सीधे अंदर कदम रखा। बत्ती तक मैंने जला रखी थी।”
    [6] “मैं समझा सकता हूँ। समझाऊँ? नहीं? जैसी आपकी इच्छा।”
   *[other] “हर चीज़ का एक क्रम है। जीत सबसे अंत में आती है।”
}
end-lost-unbeatable = { $variant ->
    [0] “मुझे बस एक गलती का इंतज़ार था, और वह हो गई।”
    [1] “ड्रॉ तो सामने ही था।”
    [2] “धैर्य। मेरे पास समय की कोई कमी नहीं।”
    [3] “मैं न जल्दी करता हूँ, न चूकता हूँ। फिर आज़माएँ।”
    [4] “आपकी नज़र एक चाल के लिए हटी। मेरी नहीं।”
    [5] “एक खाने का फ़र्क। हमेशा बस एक खाने का।”
    [6] “मैं पहली चाल से यहीं बैठा हूँ।”
   *[other] “अगली बार आपको दिख जाएगा। मैं यहीं मिलूँगा।”
}
end-gave-up = { $variant ->
    [0] “इसमें कोई शर्म नहीं। अगला बोर्ड खाली है।”
    [1] “इसका अंत देखने का मन था।”
    [2] “मैं सबसे कहूँगा कि मुकाबला कड़ा था।”
    [3] “सही समय पर पीछे हटना आधा रीमैच है।”
    [4] “इतनी जल्दी? बोर्ड मैं ऐसे ही रहने देता हूँ।”
    [5] “कब रुकना है, यह जानना भी एक हुनर है।”
    [6] “जीत ले लूँगा, पर कमाकर लेता तो और मज़ा आता।”
   *[other] “अगले गेम में मुलाकात होगी।”
}
end-won = { $variant ->
    [0] { $moves ->
        [one] { $player } ने { $moves } चाल में बाज़ी मार ली।
       *[other] { $player } ने { $moves } चालों में बाज़ी मार ली।
    } बदला बस एक क्लिक दूर है।
    [1] { $moves ->
        [one] { $moves } चाल में काम तमाम।
       *[other] { $moves } चालों में काम तमाम।
    } किसने सोचा था?
    [2] एक चाल आगे रहना काफ़ी है।
    [3] लाइन तो लाइन है। { $player } के लिए तालियाँ।
    [4] { $player } की नज़र पहले पड़ी।
    [5] यह वाला तो एल्बम में जाएगा।
    [6] शांति तो थी, पर तूफ़ान से पहले वाली।
   *[other] { $player } की जीत। अगला बोर्ड खाली है।
}
end-won-full = आखिरी खाने तक मुकाबला चला! बाज़ी { $player } के नाम।
end-won-misere = { $variant ->
    [0] सब्र का फल मीठा होता है। बदला बस एक क्लिक दूर है।
    [1] { $player } की नज़र लाइनों पर रही, पर बनी एक भी नहीं।
    [2] कला उसमें है जो पूरा न किया जाए।
    [3] किसी को तो करना ही था। { $player } ने नहीं किया।
    [4] { $player } ने कहा, पहले आप।
    [5] जितना कम, उतना अच्छा, और { $player } के पास कम था।
    [6] वह खाना कोई नहीं चाहता था, फिर भी एक को लेना पड़ा।
   *[other] काम अधूरा छोड़कर { $player } की जीत।
}
end-drawn = { $variant ->
    [0] बोर्ड भर गया, और लाइन एक भी नहीं बनी।
    [1] कोई टस से मस नहीं हुआ, और अब हिलने की जगह भी नहीं बची।
    [2] कोई पार नहीं निकल पाया।
    [3] फ़िलहाल शांति।
    [4] पहले खाने से आखिरी तक, बराबर की टक्कर।
    [5] न कोई विजेता, न कोई हारा।
    [6] इसे अगले गेम का अभ्यास समझिए।
   *[other] खाने सब भर गए, सवाल अब भी खुला है।
}
end-resigned = { $variant ->
    [0] दोनों में से एक ने काफ़ी देख लिया।
    [1] आखिर तक खेलने की ज़रूरत नहीं पड़ी।
    [2] छोटा-सा अंत। बदला बस एक क्लिक दूर है।
    [3] बाकी जीतों की तरह यह भी गिनी जाएगी। मैंने देख लिया है।
    [4] बोर्ड खुला रह गया। यह भी ठीक है।
    [5] कभी-कभी सबसे अच्छी चाल अगला गेम होती है।
    [6] बचे हुए खानों को कभी पता नहीं चलेगा।
   *[other] मन में मैल न रखें: अगला बोर्ड खाली है।
}
end-time = { $variant ->
    [0] आखिरी बात घड़ी की रही।
    [1] बोर्ड रुका रहा, घड़ी नहीं।
    [2] समय भी खेलता है, और कभी नहीं चूकता।
    [3] { $player } ने समय पर चाल चली, और उतना काफ़ी था।
    [4] कहीं किसी की सोच अब भी जारी है।
    [5] अगली चाल आई ही नहीं।
    [6] { $player } के पास सब्र था, अब जीत भी है।
   *[other] टिक-टिक, टिक-टिक, खत्म।
}
end-tip = टिप: *{ $level }* लेवल दो लाइनों पर एक साथ बना खतरा नहीं देख पाता।
end-streak-wins = 🔥 { $level } लेवल पर लगातार { $count } जीत।
end-streak-draws = 🔥 { $level } लेवल पर लगातार { $count } ड्रॉ।
end-streak-between = 🔥 { $opponent } के खिलाफ़ { $player } की लगातार { $count } जीत।
end-score-leads = **{ $player } { $wins }–{ $losses } से आगे** { $draws ->
    [0] { "" }
   *[other] · { $draws } ड्रॉ
}
end-score-even = **{ $first } और { $second } { $wins }–{ $losses } पर बराबर** { $draws ->
    [0] { "" }
   *[other] · { $draws } ड्रॉ
}
end-ratings = रेटिंग: { $ratings }
unrated-day = बिना रेटिंग: आज आपस में तीन से ज़्यादा गेम
unrated-left-out = बिना रेटिंग: दोनों में से एक को रेटिंग से बाहर रखा गया है
unrated-sure = बिना रेटिंग: { $player } की रेटिंग कहीं ज़्यादा है
unrated-early = बिना रेटिंग: दोनों में से सिर्फ़ एक ने चाल चली है
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } ने आपकी चुनौती मंज़ूर कर ली: [गेम { $id }]({ $link }) शुरू।
notice-rematch = <@{ $player-id }>, { $opponent } ने आपका रीमैच मंज़ूर कर लिया: [गेम { $id }]({ $link }) शुरू।
notice-turn = <@{ $player-id }>, { $opponent } ने चाल चल दी है, [गेम { $id }]({ $link }) में अब आपकी बारी है।
notice-time = <@{ $player-id }>, [गेम { $id }]({ $link }) में आपकी बारी है। समय खत्म: { $when }
button-no-turn-notices = ये पिंग बंद करें
turn-notices-off = अब आपकी बारी आने पर सूचना नहीं दी जाएगी। फिर चालू करने के लिए `/ttt preferences` इस्तेमाल करें।
notice-time-quiet = { $player }, [गेम { $id }]({ $link }) में आपकी बारी है। समय खत्म: { $when }

## Puzzles

command-puzzle = आज की पहेली, या अपने ही किसी गेम की पहेली सुलझाएँ
option-from = पहेली कहाँ से आए
choice-today = आज की पहेली
choice-own-games = मेरे अपने गेम: गलती से ठीक पहले का पल
puzzle-title = दैनिक पहेली { $number }
puzzle-title-own = गेम { $id }: चाल { $move } से बेहतर?
puzzle-goal-win = { $moves ->
    [0] { $mark } की बारी: **जीतें।**
    [1] { $mark } की बारी: **इसी चाल से जीतें।**
   *[other] { $mark } की बारी: **{ $moves } चालों में जीतें।**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } की बारी: **{ $enemy } को लाइन पूरी करने पर मजबूर करें।**
    [1] { $mark } की बारी: **{ $enemy } के लिए सिर्फ़ लाइन पूरी करने वाली चालें छोड़ें।**
   *[other] { $mark } की बारी: { $moves } चालों में **{ $enemy } को लाइन पूरी करने पर मजबूर करें।**
}
puzzle-goal-draw = { $mark } की बारी: **ड्रॉ बचाएँ।**
puzzle-tries-left = { $left ->
    [one] { $left } कोशिश बाकी
   *[other] { $left } कोशिशें बाकी
}
puzzle-tries = { $tries ->
    [one] { $tries } कोशिश
   *[other] { $tries } कोशिशें
}
puzzle-wrong-loses-at-once = **{ $cell } नहीं:** इससे लाइन बनती है, और यहाँ लाइन पर हार है।
puzzle-wrong-line = **{ $cell } नहीं:** { $enemy } का जवाब { $reply }, और उसकी लाइन पूरी।
puzzle-wrong-fork = **{ $cell } नहीं:** { $enemy } का जवाब { $reply }, और { $cells } पर खतरा।
puzzle-wrong-lost = **{ $cell } नहीं:** { $enemy } का जवाब { $reply }, और फिर जीत उसी की।
puzzle-wrong-must-complete = **{ $cell } नहीं:** { $enemy } का जवाब { $reply }, और देर-सवेर { $mark } को लाइन पूरी करनी ही पड़ेगी।
puzzle-wrong-only-draws = **{ $cell } नहीं:** { $enemy } का जवाब { $reply }, और फिर जीत का रास्ता नहीं बचता।
puzzle-wrong-ends-in-draw = **{ $cell } नहीं:** बोर्ड भर गया, और जीत किसी की नहीं।
puzzle-hinted = हिंट से अब तक { $count } गलत खाने हट गए।
puzzle-clue-line = एक खाने से लाइन पूरी होती है।
puzzle-clue-fork = ऐसी चाल ढूँढें जिससे एक साथ दो खतरे बनें।
puzzle-clue-forces-fork = पहले एक लाइन का खतरा बनाएँ: उसके जवाब से एक साथ दो खतरों का रास्ता खुलता है।
puzzle-clue-threats = लाइन का खतरा बनाएँ, और बनाते ही जाएँ।
puzzle-clue-must-complete = अंत की सोचें: सुरक्षित खाने पहले किसके खत्म होंगे?
puzzle-clue-blocks = { $enemy } की लाइन कहाँ पूरी होगी?
puzzle-clue-spoils-fork = दो लाइनों पर एक साथ { $enemy } का खतरा कहाँ बन सकता है?
puzzle-next = अगली पहेली { $when } आएगी।
puzzle-go-on = **सही!** { $enemy } का जवाब { $reply }। आगे बढ़ें।
puzzle-solved = { $tries ->
    [1] 🎯 **पहली कोशिश में सुलझी!**
   *[other] 🎯 **{ $tries } कोशिशों में सुलझी!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **{ $tries } कोशिशों में सुलझी, एक हिंट के साथ!**
   *[other] 🎯 **{ $tries } कोशिशों में सुलझी, { $hints } हिंट के साथ!**
}
puzzle-failed = **यह तो हाथ से निकल गई।** जवाब यह रहा, और अगली आपकी होगी।
puzzle-answer = **सही जवाब { $cell }:** { $reason }।
puzzle-answer-own = **{ $cell } बेहतर था:** { $reason }।
puzzle-merit-line = इससे लाइन पूरी होती है
puzzle-merit-fork = इससे { $cells } पर एक साथ खतरा बनता है
puzzle-merit-forces-fork = { $enemy } को { $reply } पर जवाब देना ही होगा, और फिर { $then } से { $cells } पर एक साथ खतरा बनता है
puzzle-merit-threats = इसके बाद { $mark } की हर चाल से लाइन का खतरा बनता है, और सबको रोकना { $enemy } के बस में नहीं
puzzle-merit-wins = { $enemy } का जवाब चाहे जो हो, जीत { $mark } की
puzzle-merit-must-complete = देर-सवेर { $enemy } को लाइन पूरी करनी ही पड़ेगी
puzzle-merit-blocks = वरना वहाँ { $enemy } की लाइन पूरी हो जाती
puzzle-merit-spoils-fork = इससे दो लाइनों पर एक साथ { $enemy } का खतरा नहीं बन पाता
puzzle-merit-only-draw = बाकी हर खाने से हार होती है
puzzle-merit-holds = इससे ड्रॉ बचा रहता है
puzzle-played = चली गई चालें: { $line }
puzzle-line = आगे की सबसे अच्छी चालें: { $line }।
puzzle-streak = 🔥 **पहेलियों का सिलसिला: { $days } दिन।**
puzzle-solvers = { $finished } में से { $percent }% लोगों ने सुलझाई।
puzzle-shared-solved = { $player } ने सुलझा ली। और आप?
puzzle-shared-failed = यह { $player } के हाथ से निकल गई। क्या आपके हाथ आएगी?
button-puzzle-today = आज की पहेली
button-puzzle-solve = सुलझाएँ
button-puzzle-hint = हिंट (−1 कोशिश)
button-puzzle-no-hint = आखिरी कोशिश: हिंट नहीं
button-puzzle-share = शेयर करें
button-puzzle-own = मेरे गेम से
button-puzzle-another = एक और

refused-puzzle-over = वह पहेली खत्म हो चुकी है। आज की पहेली `/ttt puzzle` में है।
refused-no-mistakes = आपके हाल के गेम में कोई गलती नहीं मिली, सिवाय उनके, जिनकी पहेली आपको मिल चुकी है। थोड़ा और खेलें: `/ttt start`।
refused-shared-today = यह पहेली इस चैनल में आपकी ओर से पहले ही शेयर हो चुकी है।

## Challenges

challenge-title = ### टिक-टैक-टो हो जाए?
challenge-title-rematch = ### रीमैच हो जाए?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** ने आपको चुनौती दी है।
challenge-to-closed = **{ $challenger }** ने **{ $opponent }** को चुनौती दी।
challenge-rematch = <@{ $opponent-id }>, **{ $challenger }** को आपके साथ रीमैच चाहिए।
challenge-rematch-closed = **{ $challenger }** को **{ $opponent }** के साथ रीमैच चाहिए था।
challenge-last-won = पिछले गेम में { $player } की जीत हुई।
challenge-last-drawn = पिछला गेम ड्रॉ रहा।
challenge-to-anyone = **{ $challenger }** को खेलने के लिए किसी साथी की तलाश है।
challenge-to-anyone-closed = **{ $challenger }** को खेलने के लिए किसी साथी की तलाश थी।
challenge-expires = चुनौती खत्म होगी: { $expires }
challenge-rated = रेटिंग वाला गेम
challenge-without-ping = एक मिनट के अंदर { $opponent } को दोबारा पिंग नहीं किया जाता, पर चुनौती यहाँ मंज़ूर की जा सकती है।
challenge-sides-swap = इस बार अदला-बदली
challenge-opens-me = पहली चाल { $challenger } की
challenge-opens-opponent = पहली चाल { $opponent } की
challenge-opens-anyone = पहली चाल उसकी, जो जुड़े
challenge-opens-random = पहली चाल किसकी, यह रैंडम तय होगा
challenge-accepted = चुनौती मंज़ूर: गेम शुरू।
challenge-declined = इस बार नहीं: { $opponent } ने मना कर दिया।
challenge-withdrawn = { $challenger } ने चुनौती वापस ले ली।
challenge-expired = { $opponent } का जवाब आने से पहले समय खत्म हो गया।
challenge-expired-open = किसी के जुड़ने से पहले समय खत्म हो गया।
challenge-withdrawn-private = आपने अपनी चुनौती वापस ले ली।
button-accept = मंज़ूर करें
button-decline = मना करें
button-join = जुड़ें
button-withdraw = वापस लें
button-challenge-again = फिर चुनौती दें

## Private answers

stopped-private = आपने गेम { $id } रोक दिया।
resign-question = **गेम { $id } में हार मानें?** जीत { $opponent } की होगी।
button-confirm-resign = हाँ, हार मानें
resign-question-untouched = **गेम { $id } में हार मानें?** अभी किसी ने चाल नहीं चली, इसलिए यह गिना नहीं जाएगा।
resign-question-opened = **गेम { $id } में हार मानें?** अभी आपने चाल नहीं चली, इसलिए यह गिना नहीं जाएगा।
button-withdraw-challenge = चुनौती वापस लें
button-keep-playing = खेलते रहें
dismissed-before = हो गया।
resigned-private = आपने [गेम { $id }]({ $link }) में हार मान ली।
called-off-private = आपने [गेम { $id }]({ $link }) छोड़ दिया।
button-restart = हार मानें, नया खेलें

see-board = [बोर्ड पर जाएँ]({ $link })

refused-broken-button = यह बटन मेरे लिए अनजान है। नए गेम के लिए `/ttt start` इस्तेमाल करें।
refused-not-watcher = यह गेम सिर्फ़ इसे माँगने वाला व्यक्ति या मॉडरेटर रोक सकता है। खुद ऐसा गेम शुरू करने के लिए `/ttt watch` इस्तेमाल करें।
refused-no-such-game = वह गेम अब नहीं रहा। नए गेम के लिए `/ttt start` इस्तेमाल करें।
refused-no-game-here = इस चैनल में आपका कोई गेम नहीं है। खेलने के लिए `/ttt start` इस्तेमाल करें।
refused-not-your-game = यह आपका गेम नहीं है। अपने गेम के लिए `/ttt start` इस्तेमाल करें।
refused-not-your-turn = अभी नहीं: { $player } की बारी है।
refused-not-moderator = गेम सिर्फ़ *मैसेज मैनेज करें* परमिशन वाले सदस्य रोक सकते हैं।
refused-no-game-on-message = इस मैसेज पर कोई गेम नहीं है।
refused-stale-board = गेम आगे बढ़ चुका है: अब बोर्ड ऐसा है।
refused-old-copy = यह बोर्ड की पुरानी कॉपी है। [गेम यहाँ जारी है]({ $link })।
refused-game-is-over = यह गेम खत्म हो चुका है।
refused-already-playing = यहाँ आपका एक गेम चल रहा है: पहले उसे पूरा करें या हार मानें। [बोर्ड पर जाएँ]({ $link })
refused-already-playing-waiting = तब तक किसी दूसरे चैनल या डायरेक्ट मैसेज में मेरे साथ खेलें।
refused-channel-not-allowed = इस सर्वर पर गेम दूसरे चैनलों में खेले जाते हैं: { $channels }
refused-role-not-allowed = इस सर्वर पर गेम सिर्फ़ कुछ खास रोल वाले सदस्यों के लिए हैं।
refused-too-soon = इस सर्वर पर दो चुनौतियों के बीच रुकना होता है। { $wait } फिर कोशिश करें।
refused-too-many-games = इस चैनल में { $most ->
    [one] { $most } गेम चल रहा है
   *[other] { $most } गेम चल रहे हैं
}, इससे ज़्यादा की इजाज़त नहीं है। कोई गेम खत्म होने पर फिर कोशिश करें, या किसी दूसरे चैनल में।
refused-too-many-watched = आपके देखने के लिए { $most ->
    [one] { $most } गेम पहले से चल रहा है
   *[other] { $most } गेम पहले से चल रहे हैं
}: पहले एक खत्म होने दें।
refused-no-such-challenge = वह चुनौती अब नहीं रही। नई चुनौती के लिए `/ttt challenge` इस्तेमाल करें।
refused-nothing-to-resign = इस चैनल में आपका न कोई गेम है, न कोई चुनौती।
refused-challenge-closed-accepted = देर हो गई: यह चुनौती मंज़ूर हो चुकी है।
refused-challenge-closed-declined = देर हो गई: इस चुनौती के लिए मना किया जा चुका है।
refused-challenge-closed-withdrawn = देर हो गई: यह चुनौती वापस ली जा चुकी है।
refused-challenge-closed-expired = देर हो गई: इस चुनौती का समय निकल चुका है।
refused-not-your-challenge = यह चुनौती { $player } के लिए है। अपनी चुनौती `/ttt challenge` से दें।
refused-not-your-challenge-again = यह चुनौती सिर्फ़ इसे देने वाला व्यक्ति फिर से दे सकता है। अपनी चुनौती `/ttt challenge` से दें।
refused-not-your-offer = यह चुनौती सिर्फ़ इसे देने वाला व्यक्ति वापस ले सकता है। आपके लिए *{ button-join }* है।
refused-own-challenge = यह आपकी अपनी चुनौती है, इसलिए इसे मंज़ूर करना आपके हाथ में नहीं। वापस लेने के लिए *{ button-decline }* दबाएँ।
refused-own-offer = यह आपकी अपनी चुनौती है, इसलिए इसमें किसी और को जुड़ना होगा। वापस लेने के लिए *{ button-withdraw }* दबाएँ।
refused-already-challenging = इस चैनल में आपकी एक चुनौती खुली है: पहले उसे `/ttt resign` से वापस लें। [चुनौती पर जाएँ]({ $link })
refused-challenge-yourself = खुद को चुनौती नहीं दी जा सकती। मेरे साथ खेलने के लिए विरोधी चुने बिना `/ttt start` इस्तेमाल करें।
refused-challenge-bot = बॉट चुनौतियों का जवाब नहीं देते। मेरे साथ खेलने के लिए विरोधी चुने बिना `/ttt start` इस्तेमाल करें।
refused-cannot-see-channel = उन्हें यह चैनल नहीं दिखता, इसलिए उनका जवाब नहीं आ पाएगा।
refused-cannot-be-challenged = अभी { $player } के साथ खेलना मुमकिन नहीं है।
refused-nobody-else-here = यह बातचीत किसी और को नहीं दिखती। लोगों को सर्वर या ग्रुप में चुनौती दें; मेरे साथ खेलने के लिए `/ttt start` इस्तेमाल करें।
refused-unreadable-cell = “{ $text }” बोर्ड का कोई खाना नहीं है। b2 या 5 की तरह लिखें।
refused-ambiguous-cell = “{ $text }” का मतलब { $cells } हो सकता है। साफ़ लिखें कि कौन-सा।
refused-off-board = { $where } इस बोर्ड पर नहीं है।
refused-cell-taken = { $where } भर चुका है।
refused-store-unavailable = अभी मेरे डेटाबेस से संपर्क नहीं हो रहा, इसलिए कुछ नहीं बदला। थोड़ी देर में फिर कोशिश करें।
refused-outcome-unknown = इसे सेव करते समय मेरे डेटाबेस से संपर्क टूट गया, इसलिए हो सकता है कि बात दर्ज हुई हो, या न हुई हो। थोड़ी देर में फिर कोशिश करें: कुछ भी दो बार नहीं होता, और `/ttt board` से आपका गेम दिख जाएगा।
refused-unexpected = मेरी तरफ़ कुछ गड़बड़ हो गई। आपका गेम सुरक्षित है: `/ttt board` से देखें।

## Help

help-title = ## टिक-टैक-टो
button-help-play = कैसे खेलें
button-help-commands = कमांड
button-help-more = लेवल और नियम
button-begin = गेम शुरू करें
help-goal = लगातार तीन पर जीत, तिरछी लाइन भी।
help-start = **मेरे साथ खेलें:** { $start }, 5 लेवल, 5 बोर्ड
help-challenge = **दोस्त के साथ खेलें:** { $challenge }
help-puzzle = **अकेले खेलें:** { $puzzle }, हर दिन नई
help-stuck = **कुछ न सूझे?** *{ button-hint }* में सबसे अच्छी चाल है।
help-lost = **हार हुई?** *{ button-review-loss }* से देखें, चूक कहाँ हुई।
help-game = **खेलते समय**
help-on-hint = मेरे खिलाफ़ सबसे अच्छी चाल
# Words for cells are understood in English alone.
help-on-move = b2, 5…
help-on-board = आपका बोर्ड, एक बार फिर
help-on-resign = गेम या चुनौती छोड़ना
help-after = **देखने के लिए**
help-on-stats = नतीजे और रेटिंग
help-on-leaderboard = यहाँ के धुरंधर
help-on-history = आपके पूरे हुए गेम
help-on-review = आपकी गलतियाँ
help-on-watch = Oxo बनाम Oxo
help-yours = **आपकी पसंद**
help-on-preferences = स्टाइल और पिंग
help-on-privacy = आपका डेटा
help-server = **सर्वर चलाने वालों के लिए**
help-on-settings = स्टाइल, चैनल, सीमाएँ
help-menus = **मेनू में, *ऐप्स* के नीचे**
    किसी व्यक्ति पर: *{ menu-challenge }*
    किसी मैसेज पर: *{ menu-stop }*
help-levels = **लेवल** · `/ttt start` में `level`
    - *{ level-beginner }* कहीं भी खेलता है
    - *{ level-easy }* अपनी लाइन पूरी करता है
    - *{ level-casual }* आपकी लाइन रोकता भी है
    - *{ level-clever }* बस दोहरा खतरा नहीं देख पाता
    - *{ level-unbeatable }* कभी नहीं हारता
    -# दोहरा खतरा: एक साथ दो लाइनों पर खतरा।
help-boards = **बोर्ड** · `/ttt start` में `board`
    - 3×3, लगातार तीन
    - 4×4, लगातार चार
    - 5×5, लगातार चार या पाँच
    - *उलटा*: लगातार तीन पर **हार**
help-cells = **खाने** · ऊपर बाएँ a1 है, उसके बगल में b1। या खाने गिनें: ऊपर बाएँ 1 है, या कीपैड जैसे नंबर चुनने पर 7।
help-time = **समय** · हर चाल के लिए एक दिन, जब तक सर्वर कुछ और तय न करे। लोगों के आपसी गेम में समय खत्म होने पर हार।
help-screen-reader = **स्क्रीन रीडर के साथ** `/ttt preferences` में *{ style-text }* स्टाइल चुनें: बोर्ड अक्षरों में दिखेगा, और हर बटन अपना खाना और निशान बताएगा।

## Settings

command-settings = इस सर्वर पर टिक-टैक-टो सेट करें (“सर्वर मैनेज करें” परमिशन वालों के लिए)
command-preferences = खानों के नंबर, बोर्ड का स्टाइल, पिंग और आपको चुनौती कौन दे, यह सेट करें
command-privacy = अपना डेटा फ़ाइल में पाएँ, या उसे हटवाएँ
option-action = आपके डेटा का क्या करना है
choice-export = मेरा डेटा फ़ाइल में भेजें
choice-delete = मेरा डेटा हटाएँ

player-somebody = कोई खिलाड़ी

settings-title = ### इस सर्वर पर टिक-टैक-टो
settings-note = यह सिर्फ़ आपको दिखता है। हर चुनाव तुरंत सेव होता है और अब से शुरू होने वाले गेम पर लागू होता है।
settings-page = { $page }/{ $pages } · { $name }
button-section-games = गेम
button-section-look = निशान और स्टाइल
button-section-places = भाषा, चैनल
button-section-limits = सीमाएँ
button-section-check = जाँच
button-check-again = फिर जाँचें

settings-level = **मेरा लेवल,** जब तक कोई लेवल चुना न जाए
settings-board = **बोर्ड,** जब तक कोई दूसरा न चुने
settings-clock = **हर चाल का समय।** लोगों के आपसी गेम में जिसका समय खत्म, उसकी हार।
settings-theme = दोनों खिलाड़ियों के **निशान**
settings-style = **बोर्ड का स्टाइल,** जब तक खिलाड़ी कोई और न चुनें
settings-remains = **गेम खत्म होने पर** उसके मैसेज में से इतना बचता है
settings-sample = **यह ऐसा दिखेगा**
settings-locale = सबको दिखने वाले मैसेज की **भाषा।** निजी मैसेज पढ़ने वाले की अपनी भाषा में होते हैं।
settings-channels = **चैनल** जहाँ गेम शुरू हो सकते हैं, उनके थ्रेड समेत। सबकी इजाज़त के लिए कुछ न चुनें।
settings-roles = **रोल** जो गेम शुरू कर सकते हैं। सबकी इजाज़त के लिए कुछ न चुनें।
settings-puzzle-channel = **आज की पहेली:** वह चैनल जिसमें उसे हर दिन पोस्ट किया जाए
puzzle-channel-none = कोई चैनल नहीं
settings-most-live = एक चैनल में **एक साथ सबसे ज़्यादा गेम**
settings-pause = **अंतराल:** एक ही व्यक्ति की दो चुनौतियों के बीच
settings-unrated = **रेटिंग से बाहर:** इन लोगों के साथ खेले गेम रेटिंग में नहीं गिने जाते, पुराने भी नहीं
unrated-none = कोई नहीं
channels-all = सभी चैनल
roles-all = सभी
more-choices = यहाँ चुनें
button-ask-clock = कोई और समय…
button-ask-emoji = अपने दो इमोजी…

theme-classic = क्लासिक: Oxo की बनाई टाइलें
theme-plain = सादा
theme-animals = जानवर
theme-sky = आसमान
theme-garden = बगीचा
theme-sea = समुद्र
theme-own = आपके अपने
style-server = सर्वर का स्टाइल
style-server-about = जो सर्वर चलाने वालों ने चुना
style-text = टेक्स्ट
style-text-about = अक्षर और निर्देशांक, स्क्रीन रीडर के लिए अच्छा
remains-all = पूरा बोर्ड
remains-line = सिर्फ़ नतीजे की एक लाइन
language-auto = Discord में सेट भाषा
most-live = { $count } गेम
pause-none = कोई अंतराल नहीं

form-clock-title = हर चाल का समय
form-clock-label = एक चाल में कितना समय लग सकता है?
form-clock-hint = 1 मिनट से 7 दिन तक: 90m, 2h, 1h 30m या 3d
form-emoji-title = अपने दो इमोजी
form-emoji-x-label = ❌ की जगह
form-emoji-o-label = 🔵 की जगह
form-emoji-hint = कोई भी इमोजी, या इस सर्वर के इमोजी का नाम, जैसे :cat:

check-title = **{ $channel } में मेरी परमिशन**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** परमिशन नहीं है:
check-well = यहाँ वह सब है जो मुझे चाहिए।
check-how = इस चैनल को मैनेज करने वाले *चैनल एडिट करें → परमिशन* में मेरे रोल को इजाज़त दे सकते हैं। उसके बाद *{ button-check-again }* दबाएँ।
check-no-member = ❌ **मुझे इस सर्वर में जोड़ा नहीं गया है,** इसलिए मुझसे सिर्फ़ कमांड और बटन का जवाब मिलेगा: किसी को उसकी बारी नहीं बताई जा सकती, और 15 मिनट से पुराने बोर्ड तभी बदलते हैं जब कोई उनका बटन दबाए।
check-not-allowed = ⚠️ इस चैनल में गेम शुरू नहीं हो सकते: यह *{ button-section-places }* में चुने गए चैनलों में नहीं है।
permission-view = चैनल देखें
permission-view-why = इसके बिना समय खत्म होने या मॉडरेटर के गेम रोकने पर बोर्ड अपडेट नहीं हो सकता।
permission-send = मैसेज भेजें
permission-send-why = इसके बिना खिलाड़ियों को यह नहीं बताया जा सकता कि उनकी बारी है या समय खत्म होने वाला है।
permission-attach = फ़ाइलें अटैच करें
permission-attach-why = इसके बिना गेम की तस्वीर शेयर नहीं हो सकती।
permission-send-in-threads = थ्रेड में मैसेज भेजें
permission-send-in-threads-why = इसके बिना खिलाड़ियों को यह नहीं बताया जा सकता कि उनकी बारी है या समय खत्म होने वाला है।

refused-servers-only = सेटिंग सर्वर की होती हैं, इसलिए यह कमांड किसी सर्वर में इस्तेमाल करें। आपकी अपनी पसंद `/ttt preferences` में है।
refused-not-manager = यहाँ की सेटिंग सिर्फ़ *सर्वर मैनेज करें* परमिशन वाले सदस्य बदल सकते हैं। आपकी अपनी पसंद `/ttt preferences` में है।
refused-not-your-panel = यह किसी और के लिए है। अपना `/ttt settings`, `/ttt preferences` या `/ttt privacy` से खोलें।
refused-not-your-notice = ये पिंग किसी और के लिए हैं। अपने पिंग `/ttt preferences` से बदलें।
refused-unreadable-clock = “{ $text }” समय की अवधि नहीं है। 90m, 2h, 1h 30m या 3d लिखें।
refused-clock-out-of-range = एक चाल में 1 मिनट से 7 दिन तक लग सकते हैं।
refused-unknown-emoji = “{ $text }” ऐसा इमोजी नहीं है जो यहाँ चल सके। कोई आम इमोजी लें, या इस सर्वर के इमोजी का नाम लिखें, जैसे :cat:
refused-marks-alike = दोनों निशान एक-दूसरे से और खाली खाने ⬛ से अलग होने चाहिए, वरना बोर्ड कोई नहीं पढ़ पाएगा।

## Preferences

preferences-title = ### आपकी पसंद
preferences-note = यह सिर्फ़ आपको दिखता है। हर चुनाव तुरंत सेव होता है और आप जहाँ भी खेलें, वहाँ लागू होता है।
preferences-numbering = `/ttt move` के लिए **खानों के नंबर**
preferences-style = आपके अगले गेम के **बोर्ड का स्टाइल**
preferences-pings = **मैं आपको कब पिंग करूँ**
preferences-challenges = **आपको चुनौती कौन दे सकता है**
preferences-blocked = **इन लोगों के साथ कभी नहीं खेलना।** किसी को बताया नहीं जाता।
pings-turns = हमेशा, आपकी बारी पर भी
pings-turns-about = बारी की सूचना: एक मिनट तक चाल न चलने पर ही
pings-some = सिर्फ़ चुनौती और समय के लिए
pings-some-about = आपकी चुनौती मंज़ूर होने पर भी; बारी आने पर नहीं
pings-none = कभी नहीं
pings-none-about = चुनौतियाँ और रिमाइंडर चैनल में मिलेंगे
challenges-anyone = कोई भी
challenges-nobody = कोई नहीं
numbering-reading = पढ़ने जैसे: 1 ऊपर बाएँ
numbering-keypad = कीपैड जैसे: 7 ऊपर बाएँ

## Privacy

exported = मेरे पास आपके बारे में बस इतना ही है: आपके खेले गेम, आपकी रेटिंग, पहेलियाँ, चुनौतियाँ और पसंद।
exported-packed = मेरे पास आपके बारे में बस इतना ही है: आपके खेले गेम, आपकी रेटिंग, पहेलियाँ, चुनौतियाँ और पसंद। डेटा बहुत था, इसलिए उसे पैक कर दिया गया है: gzip और फ़ाइलें खोलने वाले ज़्यादातर प्रोग्राम इसे खोल लेते हैं।
forget-question =
    ### अपना डेटा हटाएँ?
    जो गेम चल रहे हैं, उनमें आपकी हार मानी जाएगी, और आपकी खुली चुनौतियाँ बंद हो जाएँगी। आपकी ID, नाम, रेटिंग, पहेलियाँ और पसंद हटा दी जाएँगी। पूरे हुए गेम आपके विरोधियों के लिए बने रहेंगे, जिन्हें आपकी जगह “{ player-somebody }” दिखेगा; उनकी रेटिंग आपके बिना दोबारा निकाली जाएगी। अगर किसी ने आपसे चुनौती न लेने का विकल्प चुना है, तो वह बना रहेगा, और उसके लिए सिर्फ़ आपकी ID रखी जाएगी।
    इसे **पहले जैसा नहीं किया जा सकता।** चैनलों में पहले से मौजूद मैसेज में दिख रहा नाम बना रहेगा, और मुझे होस्ट करने वाले व्यक्ति के बैकअप में आपका डेटा तब तक रहेगा जब तक नए बैकअप उनकी जगह न ले लें। अगर आप फिर खेलें, तो सब नए सिरे से शुरू होगा।
button-forget = मेरा डेटा हटाएँ
forgotten =
    हो गया: आपका डेटा हटा दिया गया। { $games ->
        [0] आपका कोई पूरा हुआ गेम नहीं था।
        [one] अब { $games } गेम में आपकी जगह “{ player-somebody }” दिखेगा।
       *[other] अब { $games } गेम में आपकी जगह “{ player-somebody }” दिखेगा।
    } { $ended ->
        [0] { "" }
        [one] जो { $ended } गेम चल रहा था, उसमें आपकी हार मानी गई।
       *[other] जो { $ended } गेम चल रहे थे, उनमें आपकी हार मानी गई।
    } मुझे होस्ट करने वाले व्यक्ति के बैकअप में आपका डेटा तब तक रहेगा जब तक नए बैकअप उनकी जगह न ले लें।

## Looking on, ahead and back

command-hint = Oxo के साथ अपने गेम की सबसे अच्छी चाल देखें; सिर्फ़ आपको दिखेगी
command-watch = Oxo को खुद से खेलते देखें
command-history = पूरे हुए गेम की सूची देखें; सिर्फ़ आपको दिखेगी
command-review = पूरा हुआ गेम चाल-दर-चाल और उसकी गलतियाँ देखें; सिर्फ़ आपको दिखेगा
option-x = X से Oxo कितना अच्छा खेले (पहली चाल X की)
option-o = O से Oxo कितना अच्छा खेले
option-user-history = किसके गेम; अपने देखने के लिए खाली छोड़ें
option-game = कौन-सा गेम, बोर्ड के नीचे के नंबर से; यहाँ के अपने सबसे नए के लिए खाली छोड़ें

button-hint = हिंट
button-play-cell = { $cell } खेलें
button-rematch = रीमैच
button-review = रिव्यू
button-review-loss = क्यों?
button-back = पीछे
button-next = आगे
button-next-mistake = अगली गलती
button-to-mistake = गलती देखें
button-first-mistake = पहली गलती
button-first = पहली
button-share = शेयर करें
button-save = तस्वीर सेव करें
button-newer = नए
button-older = पुराने

game-computer-to-move = बारी: { $mark } { $player }

hint-title = गेम { $id } के लिए हिंट
hint-best = **{ $cell }** सबसे अच्छा है: { $reason }।
hint-last = अब बस **{ $cell }** खाली बचा है।
hint-try = **{ $cell }** आज़माएँ: { $reason }।
hint-win = { $sign } जीत
hint-draw = { $sign } ड्रॉ
hint-loss = { $sign } हार
hint-unknown = { $sign } अभी कहना मुश्किल
hint-every-win = हर खाने से जीत है।
hint-every-draw = अब भी हर खाने से ड्रॉ है।
hint-every-loss = हर खाने से हार है।
hint-every-unknown = अभी कहना मुश्किल है कि कौन-सा खाना कहाँ ले जाएगा।
hint-unheld = हिंट लेकर ड्रॉ करना मुझे रोकने में नहीं गिना जाता।
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = इससे आपकी लाइन पूरी होती है
reason-forks = इससे { $cells } पर एक साथ खतरा बनता है, और रोका सिर्फ़ एक जा सकता है
reason-forces-win = { $moves ->
    [0] बचाव चाहे जो हो, इससे जीत पक्की है
    [one] बचाव चाहे जो हो, इससे { $moves } चाल में जीत पक्की है
   *[other] बचाव चाहे जो हो, इससे { $moves } चालों में जीत पक्की है
}
reason-only-win = { $moves ->
    [0] किसी और खाने से जीत नहीं मिलती
    [one] इससे { $moves } चाल में जीत मिलती है, और किसी और खाने से नहीं
   *[other] इससे { $moves } चालों में जीत मिलती है, और किसी और खाने से नहीं
}
reason-misere-win = मैं जो भी जवाब दूँ, लाइन मुझे ही पूरी करनी पड़ेगी
reason-blocks = इससे मेरी लाइन रुकती है
reason-only-draw = बाकी हर खाने से हार होती है
reason-spoils-fork = { $count ->
    [1] मुझे { $cells } चाहिए, ताकि दो लाइनों पर एक साथ खतरा बने, और इससे वह योजना बिगड़ती है
   *[other] मैं दो लाइनों पर एक साथ खतरा बनाने की ताक में हूँ, और इससे वह योजना बिगड़ती है
}
reason-threatens = इससे एक लाइन का खतरा बनता है, और मुझे { $cells } पर जवाब देना ही होगा
reason-sets-traps = { $cells } पर जवाब देने से मेरी हार होगी
reason-sets-many-traps = { $count ->
    [one] मेरे { $count } जवाब से मेरी हार होगी
   *[other] मेरे { $count } जवाबों से मेरी हार होगी
}
reason-avoids-line = इससे कोई लाइन पूरी नहीं होती
reason-holds = इससे ड्रॉ बचा रहता है
reason-delays = अब हर खाने से हार है, और इससे सबसे देर में होती है
reason-looks-best = किसी और खाने से इससे ज़्यादा खुली लाइनें नहीं गुज़रतीं

command-stats = नतीजे, हराए गए लेवल और रेटिंग देखें; सिर्फ़ आपको दिखेंगे
command-leaderboard = यहाँ की सबसे ऊँची रेटिंग देखें; सूची सिर्फ़ आपको दिखेगी
option-user-stats = किसके आँकड़े; अपने देखने के लिए खाली छोड़ें
option-scope = पूरा सर्वर, या इस चैनल में खेलने वाले
option-season = सीज़न यानी साल की तिमाही, जैसे 2026 Q4; मौजूदा सीज़न के लिए खाली छोड़ें
choice-server = पूरा सर्वर
choice-channel = यह चैनल
button-higher = ऊपर
button-lower = नीचे

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] रेटिंग वाला { $games } और गेम
   *[other] रेटिंग वाले { $games } और गेम
}
missing-games-and-opponent = { $games ->
    [one] रेटिंग वाला { $games } और गेम, किसी नए विरोधी के साथ
   *[other] रेटिंग वाले { $games } और गेम, जिनमें एक किसी नए विरोधी के साथ
}
missing-opponents = { $opponents ->
    [one] { $opponents } नए विरोधी के साथ गेम
   *[other] { $opponents } नए विरोधियों के साथ गेम
}

leaderboard-title = इस सर्वर का लीडरबोर्ड, { $season }
leaderboard-title-channel = <#{ $channel-id }> का लीडरबोर्ड, { $season }
leaderboard-page = { $total ->
    [1] { $total } खिलाड़ी
   *[other] { $total } खिलाड़ी · पेज { $page }/{ $pages }
}
leaderboard-none = यहाँ अभी किसी की रेटिंग नहीं है। रेटिंग लोगों के आपसी गेम से बनती है: `/ttt challenge` से चुनौती दें।
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $most } में से { $games } गेम
opponents-so-far = { $most } में से { $people } विरोधी
leaders-provisional = ⏳ अभी जगह नहीं: इसके लिए रेटिंग वाले { $games } गेम चाहिए
leaders-legend = ± रेटिंग इतनी ऊपर-नीचे हो सकती है
button-details = विवरण
button-overview = कम दिखाएँ
button-post-here = यहाँ पोस्ट करें
button-my-place = मेरा स्थान
button-challenge-anyone = सबको चुनौती दें
own-place = **आपका स्थान:** { $total } में से { $place } · { NUMBER($rating, useGrouping: 0) } पॉइंट
own-provisional = ⏳ **आपके** { NUMBER($rating, useGrouping: 0) } पॉइंट हैं। स्थान के लिए चाहिए: { $missing }।
own-missing = ⏳ **आपके स्थान के लिए चाहिए:** { $missing }।
own-none = **आपकी** यहाँ अभी कोई रेटिंग नहीं है: `/ttt challenge` से किसी के साथ खेलें।
own-left-out = **आप रेटिंग से बाहर हैं:** यह इस सर्वर को चलाने वालों का फ़ैसला है।
rated-games = यहाँ लोगों के आपसी गेम की रेटिंग होती है: एक ही व्यक्ति के साथ दिन में तीन गेम तक, पर { $points } या उससे ज़्यादा पॉइंट नीचे वाले पर जीत नहीं गिनी जाती।
held-title = 🛡️ **“{ level-unbeatable }” को सबसे पहले ड्रॉ पर रोकने वाले**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · लगातार { $longest } · <@{ $longest-id }>

stats-title-server = इस सर्वर पर <@{ $user-id }> के आँकड़े
stats-title-anywhere = <@{ $user-id }> के आँकड़े
stats-none = अभी कोई गेम पूरा नहीं हुआ। `/ttt start` से शुरू करें।
stats-people = **लोगों के साथ:** { $score }
stats-versus = **<@{ $reader-id }> बनाम <@{ $user-id }>:** { $score }
stats-streak = **लगातार जीत:** अभी { $current }, सबसे ज़्यादा { $best }
stats-computer = **Oxo के साथ:** { $score }
trophies-legend = { $star } हराए गए सबसे मुश्किल लेवल तक · { $shield } “{ level-unbeatable }” को ड्रॉ पर रोका
stats-levels = **Oxo के साथ, लेवल के हिसाब से**
stats-run-legend = 🛡️ लगातार सबसे ज़्यादा ड्रॉ
stats-opening = **पसंदीदा पहली चाल:** { $cell } ({ $board }), { $games } में से { $times } गेम में
stats-rating-brief = **रेटिंग { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = स्थान के लिए चाहिए: { $missing }
stats-puzzles = **पहेलियों का सिलसिला:** अभी { $current } दिन, सबसे लंबा { $best } दिन
stats-spread = **रेटिंग { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = सबसे ज़्यादा { NUMBER($highest, useGrouping: 0) }, सबसे कम { NUMBER($lowest, useGrouping: 0) }। हाल की, सबसे नई आखिर में: { $latest }
stats-graph = 📈 हर गेम के बाद रेटिंग; पट्टी: कितनी ऊपर-नीचे हो सकती है
picture-rating = { $season } में रेटिंग का लाइन ग्राफ़। { $points }
stats-unrated = **रेटिंग:** { $season } में नहीं है। रेटिंग लोगों के आपसी गेम से बनती है।
stats-left-out = **रेटिंग:** इस सर्वर की रेटिंग से बाहर।
is-provisional = अस्थायी
is-at-place = स्थान { $place }

refused-no-leaderboard-here = सर्वर के बाहर रेटिंग नहीं होती: लीडरबोर्ड उस सर्वर में देखें जहाँ आपके गेम होते हैं।
refused-unknown-season = “{ $text }” कोई सीज़न नहीं है। साल और तिमाही लिखें, जैसे 2026 Q4।

history-title-server = इस सर्वर पर <@{ $user-id }> के गेम
history-title-anywhere = <@{ $user-id }> के गेम
history-none = अभी कोई गेम पूरा नहीं हुआ। `/ttt start` से शुरू करें।
history-page = { $total ->
    [1] { $total } गेम
   *[other] { $total } गेम, सबसे नए पहले · पेज { $page }/{ $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 जीत
legend-drawn = 🟨 ड्रॉ
legend-lost = 🟥 हार
legend-otherwise = ⬛ कोई नतीजा नहीं
history-how-unfinished = अधूरा
history-how-stopped = रोका गया
history-how-set-aside = रद्द
history-how-called-off = छोड़ा गया
history-won = जीत, बनाम { $opponent } · #{ $id }
history-lost = हार, बनाम { $opponent } · #{ $id }
history-drawn = ड्रॉ, बनाम { $opponent } · #{ $id }
history-unfinished = अधूरा, बनाम { $opponent } · #{ $id }
history-stopped = रोका गया, बनाम { $opponent } · #{ $id }
history-set-aside = रद्द, बनाम { $opponent } · #{ $id }
history-called-off = छोड़ा गया, बनाम { $opponent } · #{ $id }
history-open = किसी गेम का बोर्ड देखें
history-choice = { $game } · { $ago } · { $board }
ago-now = अभी-अभी

review-where = गेम { $id } · { $board }
review-at-start = { $total ->
    [1] इकलौती चाल से पहले
   *[other] { $total } चालों में पहली चाल से पहले
}
review-at = चाल { $ply }/{ $total }: { $mark } { $player } ने **{ $cell }** चुना
review-at-own = चाल { $ply }/{ $total }: { $mark } आपने **{ $cell }** चुना
review-moves = चालें: { $moves }
review-moves-marked = चालें (? यानी गलती): { $moves }
review-no-moves = किसी ने कोई चाल नहीं चली, इसलिए देखने को कुछ नहीं है।
review-no-mistakes = ✨ **दोनों तरफ़ से एक भी गलती नहीं।**
review-more-mistakes = …इनके अलावा { $count } और।
mistake-own = चाल { $number } (आपकी, { $cell })
mistake-of = चाल { $number } ({ $player }, { $cell })
mistake-win-draw = **{ $move }** में जीत हाथ से निकल गई। सबसे अच्छी चाल: { $better }, जिससे जीत होती।
mistake-win-loss = **{ $move }** से जीता हुआ गेम हार में बदल गया। सबसे अच्छी चाल: { $better }, जिससे जीत होती।
mistake-draw-loss = **{ $move }** से हार हुई। सबसे अच्छी चाल: { $better }, जिससे ड्रॉ होता।
mistake-draw-loss-back = **{ $move }** से गेम हार की ओर जा रहा था। सबसे अच्छी चाल: { $better }, जिससे ड्रॉ होता।

watch-begin = पहली चूक किससे होगी?
watch-slipped = { $player } से चूक हुई! { $mark } को दिखेगी?
watch-missed = { $player } से जीत छूट गई। फिर बराबर।
watch-wins = { $player } के पास अब पक्की जीत का रास्ता है।
watch-even = अब तक सब बराबर।
picture-keep = तस्वीर रखने के लिए उसे दबाकर रखें या उस पर राइट-क्लिक करें।
shared-by = { $player } ने शेयर किया
picture-game = एनिमेटेड बोर्ड: { $board }। { $first-mark } { $first } का है, { $second-mark } { $second } का। चालें: { $moves }। { $result }
picture-won = { $player } की जीत।
picture-nobody-won = जीत किसी की नहीं।

refused-cannot-attach = मुझे इस चैनल में फ़ाइलें अटैच करने की इजाज़त नहीं है, इसलिए यहाँ तस्वीर शेयर नहीं हो सकती। *{ button-save }* से वह सिर्फ़ आपको मिलेगी।
refused-picture-is-being-drawn = आपकी पिछली तस्वीर अभी बन रही है। उसके आने पर इसे फिर माँगें।
refused-shared-just-now = आपने अभी-अभी कुछ शेयर किया है। { $wait } फिर कोशिश करें।
refused-game-still-on = वह गेम अभी चल रहा है। खत्म होने पर उसका रिव्यू या रीमैच हो सकेगा।
refused-hint-against-person = आपका विरोधी इंसान है, इसलिए हिंट लेना बेईमानी होगी। हिंट मेरे साथ खेले जाने वाले गेम में मिलते हैं: `/ttt start`।
refused-nothing-to-review = यहाँ ऐसा कोई गेम नहीं मिला जिसका रिव्यू हो सके। बोर्ड के नीचे का नंबर लिखें, जैसे `12`, या `/ttt history` से खोजें।
refused-nothing-played-here = इस चैनल में आपका कोई गेम पूरा नहीं हुआ है। `/ttt history` में आपके खेले हुए गेम हैं।
refused-others-history = यहाँ सिर्फ़ आपके अपने गेम की सूची देखी जा सकती है। दूसरों के गेम उस सर्वर में दिखते हैं जहाँ वे खेले गए।
refused-export-running = आपका डेटा पहले से इकट्ठा किया जा रहा है। फ़ाइल आपके पहले अनुरोध के जवाब में आएगी।
refused-opponent-forgotten = आपके विरोधी का डेटा हटाया जा चुका है, इसलिए रीमैच अब मुमकिन नहीं है। `/ttt challenge` से किसी और को चुनौती दें।
