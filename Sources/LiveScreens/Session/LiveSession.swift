import Failures
import ImageIO
import ScenePictures
import UIKit

/// A page's screen. It handles the page's messages, advances time and sends changes.
@MainActor
package final class LiveSession {
  /// A moment of the system's clock.
  package typealias Moment = ContinuousClock.Instant

  private let source: LiveSource
  private let goldens: LiveGoldens?
  private let send: (LiveOutput) -> Void
  /// The screen; nil before it is presented.
  package private(set) var screen: LiveScreen?
  private var finger = LiveFinger()
  private var state = LiveState()
  private var sentState: LiveState?
  private var sentTexts: LiveTexts?
  private var head = LiveFrame.Head()
  /// The reason for which the screen cannot be drawn.
  private var problem: String?
  /// The reason for which the changed scene cannot be read; the page shows the former one.
  private var unread: String?

  /// The number of frames sent and not shown yet.
  private var unacknowledged: UInt32 = 0
  /// The number of frames for which time advances without movement, for a second tap.
  private var patience = 0
  private var isPlaying = false
  private var isPaused = false
  private var needsFrame = true
  private var isRestDescribed = false
  private var target: Int?
  private var next: Moment?
  private var stamps: FileStamps
  private var nextFileCheck: Moment?
  private var pending: [LiveCommand] = []

  /// The maximum number of frames sent and not shown.
  private static let maximumUnacknowledgedCount: UInt32 = 2
  /// The maximum number of pending button actions.
  private static let maximumPendingCount = 16
  /// Time advances for half a second after the finger's last action.
  private static let patience = 30
  /// The maximum number of late frames that are computed at once.
  private static let maximumBatchCount = 3
  /// The interval for checking modification times of files.
  private static let fileCheckInterval = Duration.milliseconds(100)
  private static let frame = Duration.microseconds(16_667)

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - goldens: records goldens; nil to disable recording.
  ///   - send: receives the messages to the page.
  package init(
    _ source: LiveSource, goldens: LiveGoldens? = nil, _ send: @escaping (LiveOutput) -> Void
  ) {
    (self.source, self.goldens, self.send) = (source, goldens, send)
    stamps = FileStamps(of: [])
    send(.json(LiveChoices()))
    open(source.request.picture)
  }

  private func open(_ picture: WantedPicture) {
    let start = FileStamps.clock
    read { () throws(Failure) in screen = try LiveScreen(source, picture) }
    watch(since: start)
  }

  // MARK: Messages from the page

  /// Handles a message. Returns false if it is invalid.
  package func receive(_ text: String) -> Bool {
    guard let (command, number) = LiveCommand.read(text) else { return false }
    if case .shown(let number) = command {
      unacknowledged = min(head.number &- number, Self.maximumUnacknowledgedCount)
      return true
    }
    head.command = max(head.command, number)
    take(command)
    return true
  }

  private func take(_ command: LiveCommand) {
    switch command {
    case .finger(let event):
      if case .down = event { goOn() }
      finger.add(event)
    case .wheel(let distance, let point):
      goOn()
      finger.turn(distance, at: point)
    case .seek(let frame): target = frame
    case .play(let plays):
      isPlaying = plays
      isPaused = !plays
      patience = 0
    case .shown: break
    case .settings, .restart, .picture, .script, .golden:
      if pending.count < Self.maximumPendingCount { pending.append(command) }
    }
  }

  /// Resumes a paused screen when it is touched.
  private func goOn() { isPaused = false }

  // MARK: Time

  /// Performs pending work.
  ///
  /// - Returns: the time of the next work.
  package func turn(at now: Moment) -> Moment? {
    checkFiles(now)
    for command in pending { perform(command) }
    pending = []
    if let frame = target, unacknowledged < Self.maximumUnacknowledgedCount {
      target = nil
      seek(to: frame)
    }
    if isRunning {
      pass(now)
    } else {
      next = nil
    }
    if needsFrame, unacknowledged < Self.maximumUnacknowledgedCount { draw() }
    sendState()
    return [isRunning ? next : nil, nextFileCheck].compactMap(\.self).min()
  }

  /// Whether time advances.
  private var isRunning: Bool {
    guard let screen, !isPaused, !screen.isFull, problem == nil else { return false }
    return isPlaying || patience > 0 || finger.isBusy || screen.isMoving
  }

  /// Advances by the frames that are due.
  private func pass(_ now: Moment) {
    var due = next ?? now
    var count = 0
    while due <= now, isRunning, count < Self.maximumBatchCount {
      step()
      due += Self.frame
      count += 1
    }
    // A slow machine skips frames rather than delaying them.
    next = due <= now ? now + Self.frame : due
  }

  private func step() {
    guard let screen else { return }
    needsFrame = true
    patience = max(0, patience - 1)
    perform { () throws(Failure) in
      let acts = finger.acts(on: screen.renderer.window)
      if !acts.isEmpty { patience = Self.patience }
      if acts.isEmpty, screen.position < screen.log.end {
        try screen.replay()
        if screen.position == screen.log.end { synchronise() }
      } else {
        try screen.advance(acts)
      }
    }
    if screen.isFull { problem = Failure(LiveProblem.full).description }
  }

  private func seek(to frame: Int) {
    guard let screen else { return }
    perform { () throws(Failure) in try screen.seek(to: frame) }
    isPaused = screen.position < screen.log.end
    isPlaying = false
    synchronise()
    patience = 0
    needsFrame = true
  }

  /// Sets the finger to the screen's state.
  private func synchronise() {
    guard let screen else { return }
    finger.forget(isDown: screen.log.isDown(after: screen.position))
  }

  // MARK: Actions of buttons

  private func perform(_ command: LiveCommand) {
    switch command {
    case .settings(let settings): change(settings)
    case .restart:
      perform { () throws(Failure) in try screen?.restart() }
      renewed()
    case .picture: answerPicture()
    case .script: answerScript()
    case .golden(let name, let shows): answerGolden(name, shows)
    case .finger, .wheel, .seek, .play, .shown: break
    }
  }

  private func change(_ settings: LiveSettings) {
    let current = screen?.picture ?? source.request.picture
    guard let picture = settings.applied(to: current) else { return }
    let start = FileStamps.clock
    if let screen {
      let wasTouched = !screen.log.isEmpty
      read { () throws(Failure) in try screen.change(to: picture) }
      if wasTouched, screen.log.isEmpty {
        var notice = LiveAnswer(type: "notice")
        notice.text = "The recorded touches do not fit the new screen; the screen was restarted."
        send(.json(notice))
      }
    } else {
      open(picture)
    }
    watch(since: start)
    renewed()
  }

  private func renewed() {
    synchronise()
    (needsFrame, isPaused) = (true, screen.map { $0.position < $0.log.end } ?? false)
  }

  private func answerPicture() {
    guard let screen else { return }
    perform { () throws(Failure) in
      let bitmap = try screen.draw().bitmap
      guard let file = try? FastPNGEncoder().encode(bitmap) else {
        throw Failure(LiveProblem.unwritable)
      }
      send(.file(file, name: "\(LiveNames.stem(of: source)).png"))
    }
    needsFrame = true
  }

  private func answerScript() {
    guard let screen else { return }
    var answer = LiveAnswer(type: "script")
    do throws(Failure) {
      let proof = try LiveProof(screen)
      (answer.text, answer.isSame) = (proof.script, proof.isSame)
      answer.name = "\(LiveNames.stem(of: source)).script.yml"
      answer.command = LiveNames.command(screen, script: answer.name ?? "")
    } catch {
      answer.problem = error.description
    }
    send(.json(answer))
    needsFrame = true
  }

  private func answerGolden(_ name: String, _ shows: String) {
    guard let screen else { return }
    var answer = LiveAnswer(type: "golden")
    do throws(Failure) {
      guard let goldens else {
        throw Failure(LiveProblem.golden("This page does not record goldens."))
      }
      let recorded = try goldens.record(screen, name: name, shows: shows)
      (answer.name, answer.text) = (recorded.path, recorded.sentence)
    } catch {
      answer.problem = error.description
    }
    send(.json(answer))
    needsFrame = true
  }

  // MARK: Files

  private func checkFiles(_ now: Moment) {
    guard source.isOfCommand, nextFileCheck.map({ now >= $0 }) ?? true else { return }
    nextFileCheck = now + Self.fileCheckInterval
    let changed = stamps.now
    guard changed != stamps else { return }
    stamps = changed
    let start = FileStamps.clock
    if let screen {
      read { () throws(Failure) in try screen.reload() }
      watch(since: start)
      renewed()
    } else {
      open(source.request.picture)
    }
  }

  private func watch(since start: Int) {
    guard source.isOfCommand, SceneNames.isFile(source.request.scene) else { return }
    let files = Set(screen?.files ?? []).union([source.request.scene]).union(mistaken)
    stamps = stamps.keeping(files, since: start)
  }

  /// The files of a scene that could not be read.
  private var mistaken: [String] = []

  // MARK: Messages to the page

  private func draw() {
    guard let screen else { return }
    needsFrame = false
    perform { () throws(Failure) in
      let (bitmap, offset) = try screen.draw()
      head.number &+= 1
      (head.position, head.end) = (screen.position, screen.log.end)
      head.offset = offset
      send(.data(LiveFrame.data(head, bitmap, screen.damage)))
      screen.damage.clear()
      unacknowledged += 1
    }
    isRestDescribed = false
  }

  private func sendState() {
    state.name = source.request.scene
    state.problem = unread ?? problem
    state.keepsGoldens = goldens != nil
    (state.runs, state.isPaused) = (isRunning, isPaused)
    if let screen {
      state.size = [screen.renderer.size.width, screen.renderer.size.height].map { Double($0) }
      state.scale = Double(screen.renderer.scale)
      state.settings = LiveSettings(screen.picture)
      state.scenes = screen.interfaceScenes
      state.isTouched = !screen.log.isEmpty
    }
    if state != sentState {
      send(.json(state))
      sentState = state
    }
    if !state.runs, !isRestDescribed { describe() }
  }

  private func describe() {
    isRestDescribed = true
    guard let screen else { return }
    let renderer = screen.renderer
    let texts = LiveTexts(
      renderer.onScreen { LayoutCapture.layout(of: renderer.window, scale: renderer.scale) })
    guard texts != sentTexts else { return }
    send(.json(texts))
    sentTexts = texts
  }

  /// Performs an operation; the page shows its error.
  private func perform(_ work: () throws(Failure) -> Void) {
    do throws(Failure) {
      try work()
      problem = nil
    } catch {
      problem = error.description
    }
  }

  /// Reads the scene; the page shows its error.
  private func read(_ work: () throws(Failure) -> Void) {
    do throws(Failure) {
      try work()
      (unread, problem, mistaken) = (nil, nil, [])
    } catch {
      unread = error.description
      mistaken = (error.reason as? SceneFileError)?.files ?? []
    }
  }
}
