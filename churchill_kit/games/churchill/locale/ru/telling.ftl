# Что стол «Черчилля» рассказывает помимо журнала: важные моменты, последствия хода, что есть что.

## Важные моменты, в двух-трёх словах
app-moment-conference = Конференция { $number }
app-moment-captured = Вопрос решён
app-moment-won = { $seat-id ->
    [us] США выиграли конференцию
    [uk] Британия выиграла конференцию
   *[other] { $seat } выиграл конференцию
}
app-moment-ill = { $leader } заболел
app-moment-paranoia = Паранойя { $leader-gen }
app-moment-replaced = { $leader-id ->
    [roosevelt] Рузвельт умер
   *[other] Новый руководитель: { $successor }
}
app-moment-bomb = Бомба создана
app-moment-landing = День «Д»
app-moment-surrendered = { $axis } капитулирует
app-left-out = У вас не осталось карточек, и ваш руководитель больше ничего не может: остальные доигрывают без вас.
app-armies-before = Ось расставляет армии: они мешают фронтам союзников.
app-moment-peace = Война окончена
app-moment-over = Партия окончена
app-end-with-peace = С теми же очками победили бы вы, если бы { $axis-n ->
    [one] капитулировала
   *[other] капитулировали
} { $axis-and }. Итог тогда был бы таким. { $how }
app-end-with-more = Вы бы победили, будь у вас на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
} больше. Итог тогда был бы таким. { $how }
app-end-with-fewer = Очков у вас было слишком много: на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
} меньше — и вы бы победили. Итог тогда был бы таким. { $how }

## Заголовки и строки выбора
app-heading-cards = Карточкой штаба
app-brief-advance = { $card }: «{ $issue }»{ $value-id ->
    [none] { "" }
   *[other] , значение только { $value }
}
app-line-others = { $about } других держав
app-line-lead = Руководителем
app-line-western = На пути Западного фронта
app-line-eastern = На пути Восточного фронта
app-line-mediterranean = На пути Средиземноморского фронта
app-line-arctic = У Арктики
app-line-cbi = Колонии в Азии

## Что даст выбор, в нескольких словах
app-note-moves = значение { $amount }{ $against-id ->
    [none] { "" }
   *[given] { " " }против { $against }
}: { $to-to }{ $leader-id ->
    [yes] ; за это вы сбросите карточку штаба{ $health ->
        [0] { "" }
       *[other] , а здоровье подведёт с вероятностью { $health } %
    }
   *[no] { "" }
}
app-note-wins = { $gives }; { $chair-id ->
    [yes] в кресло
   *[no] деление { $space }
}; { $risk ->
    [0] { $leads-id ->
        [yes] помешает разве что руководитель
       *[no] помешать некому
    }
   *[other] { $chair-id ->
        [yes] { $leads-id ->
            [yes] у других карточка, чтобы не пустить ({ $risk } %), или руководитель
           *[no] у других карточка, чтобы не пустить ({ $risk } %)
        }
       *[no] { $leads-id ->
            [yes] у других карточка против ({ $risk } %) или руководитель
           *[no] у других карточка против ({ $risk } %)
        }
    }
}{ $leader-id ->
    [yes] ; цена — карточка{ $health ->
        [0] { "" }
       *[other] , а здоровье подведёт с вероятностью { $health } %
    }
   *[no] { "" }
}
app-short-global = 5 очков
app-short-second_front = без высадки в Нормандии
app-short-ussr_declares_war = без входа в Маньчжурию
app-short-strategic_materials = ещё 1 маркер
app-short-a_bomb = { $bomb-id ->
    [yes] бомба уже есть
   *[no] бросок на бомбу
}
app-short-theater_leadership = главенство, 2 маркера
app-short-production = { $same-id ->
    [yes] ваш маркер остаётся у вас
   *[no] 1 маркер { $owner-gen }
}
app-short-directed_offensive = { $same-id ->
    [yes] 2 ваших маркера, куда скажете
   *[no] 2 маркера { $owner-gen }, куда скажете
}
app-short-pol_mil = контроль { $alignments }, ячейки { $networks }
app-scored-control = { $where }: контроль даёт { $points } вместо { $was } за ячейку (9.4).
app-scored-line = { $gone-id ->
    [yes] Больше не считается:
   *[no] Теперь считается:
} { $line } ({ $rule }), { $changes }.
app-scored-colony = { $colony } — колония: пока там нет ни ячеек, ни маркера контроля, она даёт Британии { $points } (9.4, F).
app-note-to = вопрос окажется { $to-at }
app-note-stands = тогда вопрос { $to-at }{ $other-id ->
    [none] { "" }
    [us] , если не оспорят США
   *[other] , если не оспорит { $other }
}
app-note-rolled = число на кубике: от 1 до 6
app-note-rolled-debate = значение { $least }–{ $most }, по кубику: при 1 — { $low-to }, при 6 — { $high-to }
app-note-pick = { $counts ->
    [0] значение по кубику
   *[other] значение { $counts }
}; не побьют: { $chance } %; на заседании: { $rolled-id ->
    [yes] { $low }–{ $use }, по кубику
   *[no] до { $use }
}
app-note-nominate = { $gives }; { $card-id ->
    [none] подходящей карточки нет
   *[other] ваша лучшая карточка двигает его на { $value }
}
app-gives-global = один из двух ваших международных вопросов решён в вашу пользу: 5 очков
app-gives-second_front = если останется в центре, можно высадиться в Нормандии
app-gives-ussr_declares_war = если останется в центре, Дальневосточный фронт может войти в Маньчжурию
app-gives-strategic_materials = вы получите ещё 1 маркер производства
app-gives-a_bomb = { $bomb-id ->
    [yes] бомба уже создана
   *[no] бросок на атомную бомбу
}
app-gives-theater_leadership = вы решаете, кто там командует, и ставите ещё 2 маркера производства
app-gives-production = { $same-id ->
    [yes] маркер и так ваш; на столе его могут отнять
   *[no] 1 маркер { $owner-gen }
}
app-gives-directed_offensive = { $same-id ->
    [yes] двумя вашими маркерами производства никто другой не распорядится
   *[no] вы решаете, на какой фронт пойдут 2 маркера производства { $owner-gen }
}
app-gives-pol_mil = за 1 маркер производства: { count-alignments }, { count-networks }
app-note-discard = { $rolled-id ->
    [yes] на этом заседании: от { $low } до { $use } по кубику
   *[no] на этом заседании: не больше { $use }
}
app-note-naval = { $now } → { $after } из { $most }{ $why-id ->
    [needs] ; { $space }: понадобится { $need }
    [enough] ; { $space }: уже хватает ({ $need })
    [strike] ; шанс { $chance } → { $then } %, цель: { $space }: { $need } останется и после удара японского флота
    [arctic] ; при { $need } Арктика откроется: СССР получает маркер производства, а Норвегия и Финляндия открыты для подпольных ячеек
    [open] ; Арктика уже открыта
   *[none] ; высадок впереди нет, это уже ни на что не влияет
}
app-note-chance-same = уже { $after } %, цель: { $space }
app-note-surplus = { $chance }; { $strike ->
    [0] ещё один ничего не даст, разве что против новых армий
   *[other] ещё один ничего не даст: остальное зависит от кораблей, если их убавит японский флот
}
app-note-through = { $chance }; прорыв дальше: { $same-id ->
    [yes] { $was } → { $through } %
   *[no] { $through } %
}
app-note-chance = шанс { $now } → { $after } %, цель: { $space }{ $armies ->
    [0] { $dice-id ->
        [yes] {", армий Оси: 0 или 1"}
       *[no] { "" }
    }
   *[other] {", армий Оси: "}{ $dice-id ->
        [yes] в среднем около { $armies }
       *[no] { $armies }
    }
}{ $strike ->
    [0] { "" }
   *[other] ; угрожает флот Японии
}
app-note-chance-worth = { $chance }; успех: { $worth }
app-worth-beside = { $worth }; если продвинется и { $front }: { $then }
app-worth-because = { $worth } ({ $why })
app-worth-R-gone = пока Макартур не вернулся на Филиппины, у Британии и СССР есть за это очки; с его возвращением они пропадут, 9.4.R
app-worth-shared = { $n ->
    [2] очки там у обоих, 9.4
   *[other] очки там у всех, 9.4
}
app-worth-S-new = Британия и СССР получают очки за то, что один тихоокеанский фронт отстал от другого, 9.4.S
app-worth-S-gone = Британия и СССР теряют очки за то, что один тихоокеанский фронт отстал от другого, 9.4.S
app-note-surrender = { $chance }; при успехе { $axes-n ->
    [one] капитулирует
   *[other] капитулируют
} { $axes-and }
app-held-out-germany = Германия устояла: ни один фронт не вошёл в саму Германию, за Западной и Восточной (7.81).
app-held-out-japan = Япония устояла: ни один фронт в неё не вошёл. Из трёх условий императора (7.82) не выполнено: { $lacking }.
app-emperor-germany = Германия вне войны
app-emperor-bomb = бомба и база B29
app-emperor-manchuria = советский фронт в Маньчжурии
app-source-alignment = политический контроль
app-source-networks = ячейки и колонии
app-source-global = международные вопросы
app-source-conferences = очки за выигранные конференции
app-source-technology = немецкие технологии
app-source-bomb = бомба и агентурная сеть
app-source-delays = промедление США на Тихом океане
app-source-secret = тайные цели
app-source-fronts = фронты
app-if-over = Если бы партия кончилась сейчас, итог был бы таким. { $how } Между первым и последним { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
   *[many] { $gap } очков
}; когда Ось побеждена, при разрыве больше { $most } альянс распадается (4.42).
app-end-if-over = Если бы партия кончилась здесь, итог был бы таким. { $how }
app-worth-nobody = без очков
app-own-change = вам { $change-signed }
app-power-change = { $seat } { $change-signed }
app-note-lacks = { $lacks-id ->
    [naval] 0 %, цель: { $space }, ВМФ { $had ->
        [0] { "" }
       *[other] { $had } →{ " " }
    }{ $have } из { $need }
   *[other] 0 %, нужен вопрос «{ $lacks }» в центре
}
app-note-polmil = { count-alignments }, { count-networks }
app-note-research = успех { $now } → { $after } %
app-note-points = очки: вам { $gain-signed }{ $loss-sign ->
    [minus] , { $rival } { $loss-signed }
   *[other] { "" }
}{ $there-id ->
    [none] { "" }
   *[other] ; сейчас там { $control-id ->
        [yes] контроль
       *[no] ячейка
    } { $there-gen }
}{ $colony-id ->
    [yes] ; колония даёт очки Британии, пока там ничего нет (9.4, F)
   *[no] { "" }
}{ $pawn-id ->
    [none] { "" }
   *[other] ; политический контроль не добавить{ $side-id ->
        [none] , спор «{ $pawn }» не решён
       *[other] : { $side }
    }
}
app-note-dispute = очки: вам { $gain-signed }{ $loss-sign ->
    [minus] , { $rival } { $loss-signed }
   *[other] { "" }
}{ $there-id ->
    [none] { "" }
   *[other] ; сейчас спор за { $there-ins }
}
app-note-changes = { $told }; { $changes }
app-note-idle = это уже ни на что не влияет
app-note-command = { $power-id ->
    [us] США получат там маркер
   *[other] { $power } получит там маркер
}{ $last-id ->
    [yes] { "" }
   *[no] { " " }и по одному на каждой следующей конференции
}
app-note-tie = { $leader } больше не выступит{ $risk ->
    [0] { "" }
   *[other] ; здоровье подведёт с вероятностью { $risk } %
}
app-note-standing = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
app-note-next = { $marker ->
    [0] { $me-id ->
        [yes] вы первые: потом ваше { $rest-n ->
            [one] может убрать { $rest-and }
           *[other] могут убрать { $rest-and }
        }, а вам уже не ответить
       *[no] { $mine ->
            [0] ставит раньше; потом { $rest-n ->
                [one] может ответить { $rest-and }
               *[other] могут ответить { $rest-and }
            }
           *[other] ставит раньше; вы позже и сможете убрать поставленное
        }
    }
   *[other] порядок здесь ничего не меняет: место дают только свои ячейки{ $lost ->
        [0] { "" }
        [one] ; { $lost } вашему маркеру места нет
       *[other] ; { $lost } вашим маркерам места нет
    }
}
app-note-pass = { $cards ->
    [one] карточка остаётся
    [2] обе карточки остаются
    [few] все { $cards } карточки остаются
   *[many] все { $cards } карточек остаются
} на потом, но этим ходом вы ничего не двигаете
app-note-keep = { $won-id ->
    [agenda] { $leader } сможет выступить на заседании
   *[conference] { $leader } не вмешивается
}; { $winner-id ->
    [me] ничья и так в вашу пользу («Арсенал демократии», 3.32)
    [none] победителя назовут США
   *[other] победа за { $winner-ins }; не спасуете сейчас — право пропадёт до следующего вашего спора
}{ $left ->
    [0] { "" }
    [one] , если не вмешается ещё один руководитель
   *[other] , если не вмешаются другие руководители
}
app-note-spend = карточка ничего не двигает

## Куда ведёт выбор
app-spent = получено { $received }, { $used }
app-spent-intrinsic = { $more-id ->
    [yes] одна из них — от своей разведки, она есть у каждого (7.1)
   *[no] она от своей разведки, такая есть у каждого (7.1)
}
app-spent-placed = уже размещено { $amount }
app-spent-by = { $amount } забирает «{ $issue }» ({ $seat })
app-preview-moves = «{ $issue }» переходит { $start-from } { $to-to }: на { $value } к вашему креслу.
app-preview-unmoved = «{ $issue }» остаётся { $to-at }: значение { $value }.
app-preview-chair = Это ваше кресло: если никто не оспорит, вопрос сразу ваш. { $gain }
app-preview-mine = Останется там до конца заседания — вопрос ваш. { $gain }
app-preview-center = В центре стола «{ $issue }» ничей.
app-preview-theirs = Вопрос окажется на чужом счётчике ({ $seat }) и, если больше ничего не случится, будет выигран там. { $gain }
app-preview-may-stop = Проходя через центр, «{ $issue }» может остановиться: только там этот вопрос действует.
app-preview-card = На карточке ({ $card }) есть и другое свойство. { $words }
app-preview-leader = { $risk ->
    [0] { $leader } выступает раз за конференцию, и за это сбрасывают карточку штаба.
   *[other] { $leader } выступает раз за конференцию, и за это сбрасывают карточку штаба; здоровье подведёт с вероятностью { $risk } % (тогда { $leader-id ->
        [churchill] он пропустит следующую конференцию
        [stalin] советские карточки теряют по единице
       *[other] его сменит Трумэн
    }).
}
app-preview-rolled = { $card } сначала бросает кубик, от 1 до 6; вопрос вы выберете после броска.
app-preview-rolled-debate = { $card } бросает кубик: при 1 его значение против «{ $issue }» — { $least }, и вопрос окажется { $low-at }; при 6 — { $most }, и вопрос окажется { $high-at }.
app-preview-debates = Вы оспариваете на { $value }: «{ $issue }» окажется { $to-at }.
app-preview-compares = Вы оспариваете, { $value } против { $against }: «{ $issue }» окажется { $to-at }.
app-preview-earns-pass = Кто оспорил, может один раз спасовать, когда придёт его очередь продвигать.
app-preview-decline = «{ $issue }» остаётся { $to-at }{ $asked-id ->
    [yes] , если не оспорит кто-то ещё
   *[no] { "" }
}.
app-preview-decline-chair = «{ $issue }» уходит в кресло { $seat-gen }: вопрос решён{ $asked-id ->
    [yes] , если не оспорит кто-то ещё
   *[no] { "" }
}.
app-preview-pick = { $card } бросает кубик на повестку, от { $low } до { $high }; против неизвестных карточек вас не обойдут в { $chance } % случаев.
app-preview-pick-one = { $card } даёт на повестку { $low }; против неизвестных карточек вас не обойдут в { $chance } % случаев.
app-preview-pick-cost = На заседании этой карточки уже не будет, а она могла бы дать { $use }, { $how-id ->
    [debate] оспаривая «{ $issue }»
   *[advance] продвигая «{ $issue }»
}.
app-preview-nominate = «{ $issue }» начнёт { $to-at }.
app-preview-nominate-card = Лучшая карточка для этого вопроса — { $card }: значение { $value }.
app-preview-discard = { $card } уходит в сброс, свойство не действует. На вопросах этого заседания карточка дала бы не больше { $use }.
app-preview-stop = «{ $issue }» остаётся в центре: там вопрос действует, но пока ничей.
app-preview-move-on = «{ $issue }» движется дальше, { $to-to }; вне центра вопрос не действует, и его фронт ждёт.
app-preview-direct = { $owner-dat } придётся потратить { $front-at } { $cost } своих маркера производства.
app-preview-naval = Тогда { $box-box_at } будет { $have } из { $most } маркеров поддержки ВМФ; они остаются и на следующие конференции.
app-preview-arctic = При { $opens } маркерах ВМФ в Арктике открыты Норвегия и Финляндия; при { $convoys } конвои дают СССР ещё { $more } производства.
app-preview-strike = Поддержки ВМФ ровно сколько нужно ({ $need }): с вероятностью { $strike } % японский флот нанесёт удар, и { $front } останется на месте. С ещё одним маркером один можно потерять, и всё равно хватит.
app-preview-spare = { $space }: нужно { $need } поддержки ВМФ. Если ударит японский флот, один маркер пропадёт, и всё равно хватит.
app-preview-chance = { $before-id ->
    [none] Шанс { $front-gen } пробиться { $space-to }: был { $now } %, станет { $after } %.
   *[other] { $front } сможет пробиваться { $space-to }: шанс { $after } %.
}
app-preview-chance-same = Шанс { $front-gen } пробиться { $space-to } не меняется: { $now } %.{ $now ->
    [0] { "" }
   *[other] { " " }Лишний маркер пригодится только против армий, которые противник ещё может выставить, или для прорыва (7.74).
}
app-preview-lacks = { $lacks-id ->
    [naval] { $front } даже не бросает кубик: чтобы попасть { $space-to }, нужно { $need } поддержки ВМФ, есть { $have }.
   *[other] { $front } даже не бросает кубик: путь { $space-to } закрыт, пока «{ $lacks }» не в центре стола.
}
app-preview-worth-there = Если фронт окажется { $space-at }, очки { $seat-gen }: { $change-signed }.
app-preview-surrender = Если фронт окажется { $space-at }, { $axis } капитулирует. { $over-id ->
    [yes] Тогда капитулируют обе страны Оси: партия кончится с этой конференцией (8.0), и очки решат, какие есть, если только между первым и последним не больше 20 (4.41, 4.42).
   *[no] Когда капитулируют обе страны Оси, партия кончится с той конференцией (8.0).
}
app-preview-armies = { $armies ->
    [0] { $dice-id ->
        [yes] Это среднее до бросков: кубик может послать против { $front-gen } армию Оси, а может и не послать. Без неё шанс был бы { $bare } %.
       *[no] Против { $front-gen } Ось перед броском армий не выставит.
    }
   *[other] { $dice-id ->
        [yes] Это среднее до бросков: армий Оси против { $front-gen } около { $armies }, но кубик может послать больше или меньше. Без них шанс был бы { $bare } %.
       *[no] Здесь уже учтены армии, которые Ось выставит перед броском: против { $front-gen } { $armies }. Без них шанс был бы { $bare } %.
    }
}
app-preview-activate = «{ $issue }» даст на военную фазу { count-alignments } и { count-networks }.
app-preview-research = Шанс успеха в броске на атомную бомбу: был { $now } %, станет { $after } %.
app-preview-network = { $count ->
    [0] { $aligned-id ->
        [none] У вас появится ячейка { $location-at }{ $barred-id ->
            [yes] .
           *[no] ; к ней можно добавить политический контроль.
        }
       *[other] У вас появится ячейка { $location-at }, где политический контроль у { $aligned-gen }.
    }
   *[other] Вторая ячейка { $location-at } прикроет первую.
}
app-preview-barred = { $side-id ->
    [none] Политический контроль к ней не добавить, пока спор «{ $pawn }» не решён.
   *[other] Политический контроль к ней не добавить: { $side }.
}
app-preview-break_network = У { $owner-gen } { $location-at } { $count ->
    [one] не останется ячеек
   *[other] станет на одну ячейку меньше
}.
app-preview-align = Ваш маркер политического контроля { $location-at } останется, даже если ячейка пропадёт.
app-preview-break_alignment = Маркер политического контроля { $aligned-gen } { $location-at } снимается.
app-preview-move_global = { $owner-id ->
    [neutral] Спор «{ $pawn }» решён в вашу пользу: { $side }.
   *[other] Спор «{ $pawn }» решён в вашу пользу, а не в пользу { $owner-gen }: { $side }.
}
app-changes-churchill_roosevelt-us = Самоопределение: в колониях политический контроль может размещать и убирать каждый.
app-changes-churchill_roosevelt-uk = Колониализм: в колониях политический контроль размещает и убирает только Британия.
app-changes-churchill_stalin-uk = Свободная Европа: вдоль Западного и Восточного фронтов политический контроль может размещать и убирать каждый.
app-changes-churchill_stalin-ussr = Сферы влияния: в советской сфере политический контроль размещает и убирает только СССР, в западной СССР этого не может.
app-changes-roosevelt_stalin-us = ООН: чтобы убрать любой маркер политического контроля, нужно 2 маркера.
app-changes-roosevelt_stalin-ussr = Коммунистические кадры: чтобы убрать советский маркер политического контроля в советской сфере и колониях, нужно 2 маркера.
app-preview-my-points = Ваш счёт: был { $before }, станет { $after }.
app-preview-points = Счёт { $seat-gen }: был { $before }, станет { $after }.
app-preview-no-points = Само по себе это счёта не меняет.
app-preview-command = { $same-id ->
    [yes] Главенство { $theater-at } остаётся за { $power-ins }: каждую конференцию там ещё один маркер.
   *[no] Главенство { $theater-at } переходит от { $now-gen } к { $power-dat }: каждую конференцию там ещё один маркер.
}
app-preview-tie = { $won-id ->
    [agenda] Повестка достаётся { $seat-dat }: её открывает вопрос на собственном счётчике.
   *[conference] Конференция достаётся { $seat-dat }, это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
app-preview-tie-cost = { $risk ->
    [0] { $leader } на этой конференции больше не выступит.
   *[other] { $leader } на этой конференции больше не выступит, а здоровье подведёт с вероятностью { $risk } % (тогда { $leader-id ->
        [churchill] он пропустит следующую конференцию
        [stalin] советские карточки теряют по единице
       *[other] его сменит Трумэн
    }).
}
app-preview-standing = Сейчас у { $seat-gen } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
app-preview-keep = { $won-id ->
    [agenda] { $leader } сможет выступить на заседании, ничья решится без него.
   *[conference] { $leader } не вмешивается, ничья решится без него.
}
app-preview-next = { $power-id ->
    [us] США размещают
   *[other] { $power } размещает
} все свои маркеры ({ $count }) раньше других. После: { $rest-and }. { $marker ->
    [0] Свободное место достаётся тому, кто первый; кто позже, тот видит поставленное и может убрать его, потратив маркер (7.12).
   *[other] Порядок ничего не меняет: политический контроль ставят только там, где лежат свои ячейки, и только там его убирают (7.31, 7.32).
}
app-preview-next-lost = Сейчас для { $lost ->
    [one] { $lost } вашего маркера политического контроля
   *[other] { $lost } ваших маркеров политического контроля
} нет места: нужна страна с вашей ячейкой, ещё без маркера и не закрытая международным вопросом (7.31). Маркеры без места пропадают.{ $shut-n ->
    [0] { "" }
   *[other] { " " }Из-за международного вопроса ({ $by-and }) сейчас не годится { $shut-and } (6.11).
}
app-preview-next-you = { $me-id ->
    [yes] Первым быть выгодно, если вам нужно свободное место раньше других; зато ответить им на этой конференции вы уже не сможете.
   *[no] Позже быть выгодно: вы уберёте то, что мешает больше всего, а тем, кто уже разместил, не ответить.
}
app-preview-pass = Ничего не движется; на руке остаётся { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
}: можно посмотреть, что сделают другие, и ответить позже. Право спасовать на этом использовано.
app-preview-spend = { $card } уходит в сброс и ничего не двигает: двигать на столе нечего.

## Чем могут ответить
app-answer-barred = { $leader } продвигает «{ $issue }»: этого не может оспорить никто, даже руководитель.
app-answer-nobody = Оспаривать некому: карточек ни у кого не осталось.
app-answer-nobody-left = После вас никого уже не спросят.
app-answer-no-debate-of-debate = Само оспаривание уже не оспорить: сразу ответить никто не может. Но вопрос ещё могут сдвинуть другими карточками.
app-answer-chance = { $chance ->
    [0] { $capture-id ->
        [yes] Вряд ли кто-то сможет не пустить вопрос в ваше кресло.
       *[no] Вряд ли кто-то одним ходом лишит вас вопроса; оттянуть его ближе к центру могут.
    }
   *[other] { $capture-id ->
        [yes] { $chance } %: кто-то может не пустить вопрос в ваше кресло.
       *[no] { $chance } %: кто-то может увести вопрос с вашего счётчика: в центр или дальше.
    }
}
app-answer-cards = { $seat }, неизвестных карточек — { $cards }{ $mine-id ->
    [yes] { $chance ->
        [0] { "" }
       *[other] { $capture-id ->
            [yes] : { $chance } %, что одна из них не пустит вопрос в ваше кресло
           *[no] : { $chance } %, что среди них есть такая
        }
    }
   *[no] { "" }
}; в худшем случае { $card } ({ $value }), и вопрос окажется { $to-at }.
app-answer-no-card = У { $seat-gen } нет карточки, которой можно это оспорить.
app-answer-leader = { $leader } ({ $seat }) ещё может выступить: значение { $value }, вопрос окажется { $to-at }.
app-answer-leader-away = Руководитель { $seat-gen } неактивен, а руководителя может оспорить только руководитель.
app-answer-third = { $seat-id ->
    [us] Следом спросят США: оспорить ещё могут они.
   *[other] Следующей спросят другую сторону ({ $seat }): она ещё может оспорить.
}
app-answer-agenda = Остальные тоже кладут карточки лицом вниз; до вскрытия их не знает никто.
app-answer-nominate = Двигать этот вопрос сможет каждый, кому подойдёт очередь, не только вы.
app-answer-die = Никто из игроков ответить не может; Ось ещё выставит армии, а потом решит кубик.
app-answer-places = { $marker-id ->
    [alignment] После вас размещают и другие: { $seat }, маркеров политического контроля { $count }. Ваш могут убрать.
   *[network] После вас размещают и другие: { $seat }, подпольных ячеек { $count }. Вашу могут убрать.
}
app-answer-places-nobody = После вас маркеры этого вида никто уже не размещает.
app-answer-global = Так и останется, пока международный вопрос не выиграют снова.

## Что это такое
app-thing-card = { $role }.
app-thing-card-value = Значение { $value }: на повестке, в продвижении и в оспаривании.
app-thing-card-die = При каждом использовании бросает кубик: от 1 до 6.
app-thing-leader = { $role }: значение { $value }, одно выступление за конференцию.
app-thing-leader-active = В этой конференции он ещё может выступить.
app-thing-leader-barred = В этой конференции ему нельзя продвигать вопросы; оспаривать и разрешать ничью он может.
app-thing-leader-inactive = В этой конференции он больше не выступит.
app-thing-power = { $seat-full }, руководитель — { $leader }. Карточек на руке: { $cards }, очков: { $points }, выигранных конференций: { $wins }.
app-thing-power-pass = Двойная стрелка: эта держава оспаривала и на своём следующем ходу может спасовать (5.24).
app-thing-issue-display = Вопрос лежит вне стола: на этой конференции его никто не поднял.
app-thing-issue-out = Вопрос выбыл из игры.
app-thing-issue-at = Сейчас вопрос { $at-at }.
app-thing-issue-won = Вопрос выигран: он у { $seat-gen }, и сдвинуть его больше нельзя.
app-thing-center = Отсюда вопросы начинают; что лежит здесь в конце заседания, не достаётся никому. Только «Стратегические материалы», «Второй фронт» и «СССР объявляет войну Японии» действуют и отсюда, сразу для всех.
app-thing-space = Деление на пути { $front-gen }.
app-thing-chair = Вопрос, который попал сюда, сразу выигран: он у { $seat-gen }, и сдвинуть его больше нельзя.
app-thing-pawn-neutral = Спор двоих из трёх, пока не решённый: его решает международный вопрос, это 5 очков.
app-thing-pawn = Спор двоих из трёх, решён в пользу { $seat-gen }: { $side }, 5 очков. Международный вопрос может всё изменить.
app-thing-front = Фронт { $seat-gen }, сейчас { $space-at }; { count-support } на этой конференции.
app-thing-front-over = { $axis } вышла из войны, фронт стоит.
app-thing-front-end = Фронт дошёл до конца пути.
app-thing-front-chance = Дальше — { $space }; шанс пробиться { $chance } %{ $armies ->
    [0] { $dice-id ->
        [yes] {": это среднее до бросков, кубик может послать против него армию Оси, а может и не послать."}
       *[no] {": армий Ось против него не выставит."}
    }
   *[other] {" с учётом армий, которые Ось, вероятно, выставит против него: "}{ $dice-id ->
        [yes] в среднем около { $armies }.
       *[no] { $armies }.
    }
}
app-thing-box = Здесь { $have } из { $most } маркеров поддержки ВМФ. Они нужны для высадок и остаются на следующие конференции.
app-thing-networks = { $count ->
    [one] Здесь { $count } подпольная ячейка { $seat-gen }.
    [few] Здесь { $count } подпольные ячейки { $seat-gen }.
   *[many] Здесь { $count } подпольных ячеек { $seat-gen }.
}
app-thing-aligned = Политический контроль — у { $seat-gen }: 3 очка.
app-thing-nobody = Здесь ещё ни у кого ничего нет.
app-thing-theater-name = Главенство { $theater-at }
app-thing-theater = Главенство { $theater-at } — за { $power-ins }: каждую конференцию там ещё один маркер.
app-thing-reserves-name = Резервы Оси { $theater-at }
app-thing-reserves = Это Ось направляет против фронтов в каждой военной фазе: { $left }. Каждая армия отнимает у фронта 2 силы.
app-thing-axis-out = { $axis } капитулировала.
app-thing-axis-germany = Германия капитулирует, когда в неё входит Западный или Восточный фронт.
app-thing-axis-italy = Италия капитулирует, когда Средиземноморский фронт выходит в Южную Италию.
app-thing-axis-japan = Япония капитулирует, когда в неё входит фронт или когда сходятся бомба, Маньчжурия и падение Германии.

## Конец заседания
app-meeting-title = Конференция { $number }: заседание окончено
app-meeting-lead = { $eyes-id ->
    [seat] { $mine ->
        [0] Вы не выиграли ни одного вопроса.
        [one] Вы выиграли { $mine } вопрос.
        [few] Вы выиграли { $mine } вопроса.
       *[many] Вы выиграли { $mine } вопросов.
    } { $me-id ->
        [me] Конференция ваша, это { $points } { $points ->
            [few] очка
           *[many] очков
        }.
       *[other] Конференция досталась { $winner-dat }, это { $points } { $points ->
            [few] очка
           *[many] очков
        }.
    }
   *[none] Конференция досталась { $winner-dat }, это { $points } { $points ->
        [few] очка
       *[many] очков
    }.
}
app-meeting-tie = { $lead } Первое место по числу выигранных вопросов делят { $tied-and }. { $by-id ->
    [leader] Ничью в пользу { $winner-gen } разрешает { $leader } (4.52).
    [named] Ни один руководитель ничью не разрешил (4.52), поэтому победителя называют США («арсенал демократии», 4.53).
   *[arsenal] Ни один руководитель не стал решать ничью (4.52). В ней участвуют США, и по «арсеналу демократии» побеждают они (3.32, 4.53).
}
app-meeting-won = Кто что выиграл и что это даёт
app-meeting-count = { $n ->
    [0] ни одного вопроса
    [one] { $n } вопрос
    [few] { $n } вопроса
   *[many] { $n } вопросов
}
app-meeting-winner = победа на конференции
app-meeting-lay = Вопрос лежал { $at-at }; ни одна карточка его не двигала.
app-meeting-lay-by = Вопрос лежал { $at-at }; последний ход — { $card } ({ $seat }), { $how-id ->
    [debate_played] оспаривание { $value }.
   *[advance_played] продвижение { $value }.
}
app-meeting-center = Из центра вопрос не сдвинули.
app-meeting-center-by = Туда его привёл ход — { $card } ({ $seat }), { $how-id ->
    [debate_played] оспаривание { $value }.
   *[advance_played] продвижение { $value }.
}
app-meeting-conference = Кто выиграл конференцию
app-meeting-points = { $seat-dat } — { $points } { $points ->
    [few] очка
   *[many] очков
}: { $seat-id ->
    [ussr] столько победа на конференции даёт СССР; США или Британия получили бы 3
   *[other] столько победа на конференции даёт США или Британии; СССР получил бы 5
} (9.4, строки D и E). В решениях, которые впереди, победитель выбирает последним.
app-meeting-means = Что это значит для предстоящих решений
app-meeting-slipped = Что у вас забирали, насовсем или на время
app-meeting-no-slip = С вашего счётчика ничего не забрали.
app-meeting-go-on = К решениям

app-means-global = { $me-id ->
    [me] «{ $issue }»: вы улаживаете в свою пользу один из двух своих международных вопросов. Это 5 очков, но приходят они в самом конце фазы решений, а не сразу после заседания.
   *[other] «{ $issue }»: { $seat-id ->
        [us] США улаживают
       *[other] { $seat } улаживает
    } в свою пользу один из двух своих международных вопросов. Это 5 очков, но приходят они в самом конце фазы решений, а не сразу после заседания.
}
app-means-second_front = На счётчике «{ $issue }» лишь идёт в счёт выигранных вопросов и ничего не открывает: высадки в Нормандии на этой конференции не будет.
app-means-ussr_declares_war = На счётчике «{ $issue }» лишь идёт в счёт выигранных вопросов и ничего не открывает: Дальневосточный фронт на этой конференции не войдёт в Маньчжурию.
app-means-strategic_materials = { $me-id ->
    [me] «{ $issue }»: вам — ещё один маркер производства.
   *[other] «{ $issue }»: ещё один маркер производства достаётся { $seat-dat }.
}
app-means-a_bomb = { $bomb-id ->
    [yes] «{ $issue }»: бомба уже создана, исследовать больше нечего.
   *[no] { $seat-id ->
        [ussr] «{ $issue }»: бросок за американскую бомбу, и советская разведка продвинется на деление.
       *[other] «{ $issue }»: бросок за американскую бомбу; каждый вложенный маркер производства даёт +1.
    }
}
app-means-theater_leadership = { $me-id ->
    [me] «{ $issue }»: вам решать, за кем там главенство, и ещё два маркера вы размещаете там сами.
   *[other] { $seat-id ->
        [us] «{ $issue }»: США решают, за кем там главенство, и размещают там ещё два маркера.
       *[other] «{ $issue }»: { $seat } решает, за кем там главенство, и размещает там ещё два маркера.
    }
}
app-means-production = { $same-id ->
    [yes] «{ $issue }»: { $me-id ->
        [me] ваш маркер производства остаётся у вас.
       *[other] свой маркер производства остаётся у { $owner-gen }.
    }
   *[no] «{ $issue }»: { $me-id ->
        [me] маркер производства { $owner-gen } переходит к вам.
       *[other] маркер производства { $owner-gen } переходит к { $seat-dat }.
    }
}
app-means-directed_offensive = { $same-id ->
    [yes] «{ $issue }»: { $me-id ->
        [me] двумя вашими маркерами никто другой не распорядится: их фронт выбираете вы.
       *[other] два маркера { $owner-gen } пойдут на фронт по выбору { $owner-gen }.
    }
   *[no] { $me-id ->
        [me] «{ $issue }»: на какой фронт пойдут два маркера { $owner-gen }, решаете вы: например, на тот, что принесёт очки вам.
       *[other] { $seat-id ->
        [us] «{ $issue }»: на какой фронт пойдут два маркера { $owner-gen }, решают США.
       *[other] «{ $issue }»: на какой фронт пойдут два маркера { $owner-gen }, решает { $seat }.
        }
    }
}
app-means-pol_mil = { $me-id ->
    [me] «{ $issue }»: за маркер производства вы получите { count-alignments } и { count-networks }.
   *[other] «{ $issue }»: за маркер производства { $seat-dat } достанется вот что: { count-alignments } и { count-networks }.
}
app-means-center-second_front = «{ $issue }» действует, но только на этой конференции: Западный фронт может высаживаться в Нормандии. Если не выйдет, вопрос придётся снова оставлять в центре.
app-means-center-ussr_declares_war = «{ $issue }» действует, но только на этой конференции: Дальневосточный фронт может входить в Маньчжурию. Если не выйдет, вопрос придётся снова оставлять в центре.
app-means-center-strategic_materials = «{ $issue }» действует: всем ещё по одному маркеру производства.
app-means-production-of = { $me-id ->
    [me] Вы получаете { count-production }.
   *[other] { $seat-id ->
        [us] США получают { count-production }.
       *[other] { $seat } получает { count-production }.
    }
}
app-slip-advance = «{ $issue }»: вопрос лежал { $at-at }, и его увели { $to-to }. Продвижение — { $card } ({ $seat }), { $value }.{ $back-id ->
    [yes] { " " }В итоге он всё же ваш.
   *[no] { $winner-id ->
        [none] { "" }
       *[other] { " " }В итоге вопрос у { $winner-gen }.
    }
}
app-slip-debate = «{ $issue }»: вопрос лежал { $at-at }, и его увели { $to-to }. Оспаривание — { $card } ({ $seat }), { $value }.{ $back-id ->
    [yes] { " " }В итоге он всё же ваш.
   *[no] { $winner-id ->
        [none] { "" }
       *[other] { " " }В итоге вопрос у { $winner-gen }.
    }
}
app-slip-chair = «{ $issue }»: вопрос шёл в ваше кресло, но его не пустили. Оспаривание — { $card } ({ $seat }), { $value }.{ $winner-id ->
    [none] { "" }
   *[other] { " " }В итоге вопрос у { $winner-gen }.
}
app-taken-issue = { $card } ({ $seat }): у вас отняли «{ $issue }», сейчас этот вопрос { $to-at }.
app-taken-back-some = { $seat }: «{ $issue }» оттянули назад, было { $start-at }, теперь { $to-at }.
app-taken-chair = { $card } ({ $seat }): «{ $issue }» не пустили в ваше кресло: теперь вопрос { $to-at }.
app-taken-network = { $by-id ->
    [us] США убрали вашу ячейку { $location-at }.
    [uk] Британия убрала вашу ячейку { $location-at }.
    [ussr] СССР убрал вашу ячейку { $location-at }.
    [nobody] Бросок по военно-политической таблице стоил вам ячейки { $location-at }.
   *[other] { $by } ушёл вперёд: вы потеряли ячейку { $location-at }.
}
app-taken-alignment = { $by-id ->
    [us] США убрали ваш маркер политического контроля { $location-at }.
    [uk] Британия убрала ваш маркер политического контроля { $location-at }.
   *[ussr] СССР убрал ваш маркер политического контроля { $location-at }.
}
app-taken-pawn = { $mine-id ->
    [yes] Спор «{ $pawn }» больше не на вашей стороне, теперь он решён в пользу { $seat-gen }.
   *[no] Спор «{ $pawn }» решён в пользу { $seat-gen }.
} { $changes }
app-debated-after = Вы не стали оспаривать, и «{ $issue }» { $seat-id ->
    [us] оспаривают США
   *[other] оспаривает { $seat }
}{ $known-id ->
    [yes] { "" }
   *[no] : теперь вопрос { $to-at }
}.
app-not-asked-leader = О вопросе «{ $issue }» вас не спросили: руководителя оспаривает только руководитель, а ваш не активен (5.24).{ $known-id ->
    [yes] { "" }
   *[no] { " " }Теперь вопрос { $to-at }.
}
app-not-asked = О вопросе «{ $issue }» вас не спросили: оспорить можно один раз, а раньше вас спросили других ({ $seat }, 5.24).{ $known-id ->
    [yes] { "" }
   *[no] { " " }Теперь вопрос { $to-at }.
}

## Конец военной фазы
app-war-title-over = Война окончена: Ось капитулировала
app-war-over = Германия и Япония капитулировали: война окончена, а с ней и партия.
app-war-unused = «{ $issue }» вы выиграли, но маркером производства не активировали: этот вопрос ничего не дал.
app-war-wide-lead = Следите за отрывом: вы опережаете последнего на { $gap }. Если обе страны Оси капитулируют, а между первым и последним будет больше { $most }, альянс распадётся и победит второй, если только у вас не больше, чем у двоих других вместе (4.42).
app-war-lead-over = { $told } { $lead }
app-war-title = Конференция { $number }: военная фаза окончена
app-war-lead = { $advanced ->
    [0] Ни один фронт не продвинулся.
    [one] Все державы вместе: фронты сделали { $advanced } шаг.
    [few] Все державы вместе: фронты сделали { $advanced } шага.
   *[many] Все державы вместе: фронты сделали { $advanced } шагов.
} { $change ->
    [0] Ваш счёт с конца заседания прежний: { $after }.
   *[other] Ваш счёт с конца заседания: был { $before }, стал { $after } ({ $change-signed }).
}
app-war-lead-all = { $advanced ->
    [0] Ни один фронт не продвинулся.
    [one] Фронты сделали { $advanced } шаг.
    [few] Фронты сделали { $advanced } шага.
   *[many] Фронты сделали { $advanced } шагов.
}
app-war-fronts = Фронты
app-war-front_rolled = { $success-id ->
    [yes] { $front }, путь { $space-to }: сила { $strength }, то есть на десятигранном кубике нужно было { $strength } или меньше, шанс { $chance } %. Выпало { $roll }: фронт продвинулся.
   *[no] { $front }, путь { $space-to }: сила { $strength }, то есть на десятигранном кубике нужно было { $strength } или меньше, шанс { $chance } %. Выпало { $roll }: фронт остаётся на месте.
}
app-war-front_sure = { $front }, путь { $space-to }: при силе { $strength } фронт продвигается при любом броске; { $roll } на кубике решает только, будет ли прорыв.
app-war-front_too_weak = { $front }, путь { $space-to }: сила { $strength-signed }, кубик даже не бросали.
app-war-front_blocked = { $why-id ->
    [naval] { $front }, путь { $space-to }: поддержки ВМФ нужно { $needed }, было { $naval }, кубик даже не бросали.
   *[other] { $front }, путь { $space-to }: вопроса «{ $why }» на этой конференции не было в центре стола, кубик даже не бросали.
}
app-war-strength = { $strength } ({ $chance } %)
app-war-head-front = Фронт
app-war-head-to = Куда
app-war-head-strength = Сила
app-war-head-die = Кубик
app-war-head-came = Итог
app-war-came-steps-0 = стоит
app-war-came-steps-1 = продвигается
app-war-came-steps-2 = прорыв на два деления
app-war-came-front_too_weak = слишком слаб для броска
app-war-came-front_blocked = { $why-id ->
    [naval] поддержка ВМФ { $naval } из { $needed }
   *[other] ждёт вопроса «{ $why }»
}
app-war-came-over = { $axis } вышла из войны
app-war-came-end = путь пройден до конца
app-war-front-over = { $front }: { $axis } вышла из войны, фронт стоит.
app-war-front-end = { $front }: путь пройден до конца.
app-war-navy-stayed = Японский флот сюда не ударил. Пока это не было известно, шансы этого фронта считались ниже.
app-war-now = Теперь фронт { $space-at }.
app-war-places = Что приобретено и потеряно
app-war-no-places = Ячейки и политический контроль не изменились.
app-place-aligned = { $was-id ->
    [none] { $location }: политический контроль теперь у { $seat-gen }.
   *[other] { $location }: политический контроль теперь у { $seat-gen }, а был у { $was-gen }.
}
app-place-unaligned = { $location }: политического контроля { $was-gen } больше нет.
app-place-networks = { $location }: ячеек { $seat-gen } теперь { $count }{ $before ->
    [0] { " " }(раньше не было).
   *[other] { " " }(раньше у { $was-gen }: { $before }).
}
app-place-no-networks = { $by-id ->
    [none] { $location }: у { $was-gen } больше нет ячеек.
    [us] { $location }: последнюю ячейку { $was-gen } убрали США.
    [uk] { $location }: последнюю ячейку { $was-gen } убрала Британия.
    [ussr] { $location }: последнюю ячейку { $was-gen } убрал СССР.
   *[other] { $location }: { $by } продвинулся, и у { $was-gen } там больше нет ячеек (7.13).
}
app-war-besides = Что ещё произошло
app-war-turned = { $gone-id ->
    [yes] Больше не считается: { $line } ({ $changes }).
    [told] { $line } ({ $changes }).
   *[no] Теперь считается: { $line } ({ $changes }).
}
app-more-Y = Агентурная сеть: дальше, делений теперь { $n }
app-war-no-longer = { $line } — больше не считается
app-war-aligned = { $line }: теперь там считается политический контроль
app-war-moved-on = { $line }: фронт теперь { $space-at }
app-gone-R = Макартур вернулся на Филиппины: очки за его отсутствие пропали
app-gone-S = Тихоокеанские фронты снова идут вровень: очки за отставание пропали
app-gone-AA = Американцы создали атомную бомбу: очки за её отсутствие пропали
app-war-agreed-for-once = { $issue-id ->
    [second_front] «{ $issue }»: согласие действовало только на этой конференции, а в Нормандию фронт не вошёл. Для новой попытки вопрос должен снова попасть на стол и остаться в центре.
   *[ussr_declares_war] «{ $issue }»: согласие действовало только на этой конференции, а в Маньчжурию фронт не вошёл. Для новой попытки вопрос должен снова попасть на стол и остаться в центре.
}
app-war-score = Ваш счёт по строкам
app-war-unchanged = все строки прежние
app-war-line = Строка
app-war-before = Было
app-war-after = Стало
app-war-change = Разница
app-war-total = Всего
app-war-go-on = Дальше
