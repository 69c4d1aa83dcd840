/// The scripts with which shells request completions from this program.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The first argument of a request, which differs from all scenes and files.
  static let question = "---complete"

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = """
    # Completes words for render in bash: . <(render --generate-completion-script bash)
    _render() {
      local IFS=$'\\n' line ending program=${COMP_WORDS[0]/#\\~/$HOME}
      local current=${COMP_WORDS[COMP_CWORD]}
      [ "$current" = = ] && current=
      COMPREPLY=()
      while read -r line; do
        case $line in
          :folders)
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -d -- "$current"))
            ;;
          :files*)
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -d -- "$current"))
            line=${line#:files }
            for ending in ${line// /$IFS}; do
              COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$current"))
            done
            ;;
          *) COMPREPLY+=("${line%%$'\\t'*}") ;;
        esac
      done < <("$program" \(question) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _render render

    """

  private static let zshText = """
    #compdef render
    # Completes words for render in zsh: . <(render --generate-completion-script zsh)
    _render() {
      local line tab=$'\\t' program=${words[1]/#\\~/$HOME}
      local -a offered endings
      local folders=
      for line in "${(@f)$("$program" \(question) "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
          '') ;;
          :folders) folders=1 ;;
          :files*) endings=(${=line#:files}) ;;
          *$tab*) offered+=("${${line%%$tab*}//:/\\\\:}:${line#*$tab}") ;;
          *) offered+=("${line//:/\\\\:}") ;;
        esac
      done
      local found=1
      (( $#offered )) && _describe render offered && found=0
      (( $#endings )) && _files -g "*.(${(j:|:)endings})(-.)" && found=0
      [[ -n $folders ]] && _files -/ && found=0
      return found
    }
    if [[ ${funcstack[1]} = _render ]]; then _render "$@"; else compdef _render render; fi

    """

  private static let fishText = """
    # Completes words for render in fish: render --generate-completion-script fish | source
    function __render_complete
      set -l words (commandline -opc) (commandline -ct)
      set -l current (commandline -ct)
      for line in ($words[1] \(question) $words[2..-1] 2>/dev/null)
        switch $line
          case ':folders'
            __fish_complete_directories $current
          case ':files *'
            set -l endings (string split ' ' -- (string replace ':files ' '' -- $line))
            set -l wanted '(?:/|\\.(?:'(string join '|' $endings)'))(?:\\t.*)?$'
            __fish_complete_path $current | string match --regex --entire -- $wanted
          case '*'
            echo $line
        end
      end
    end
    complete --command render --no-files --arguments '(__render_complete)'

    """
}
