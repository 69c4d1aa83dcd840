#if Combine
  import OpenCombine

  extension Publishers {
    /// A publisher of the latest values of two publishers, whenever one of them publishes and both
    /// have published. Source: Apple, Publishers.CombineLatest.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher.
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let values = LatestValues(subscriber)
        let one = values.source(of: A.Output.self)
        let two = values.source(of: B.Output.self)
        values.begin {
          guard let one = one.value, let two = two.value else { return nil }
          return (one, two)
        }
        a.subscribe(one)
        b.subscribe(two)
      }
    }

    /// A publisher of the latest values of three publishers. Source: Apple,
    /// Publishers.CombineLatest3.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let values = LatestValues(subscriber)
        let one = values.source(of: A.Output.self)
        let two = values.source(of: B.Output.self)
        let three = values.source(of: C.Output.self)
        values.begin {
          guard let one = one.value, let two = two.value, let three = three.value else {
            return nil
          }
          return (one, two, three)
        }
        a.subscribe(one)
        b.subscribe(two)
        c.subscribe(three)
      }
    }

    /// A publisher of the latest values of four publishers. Source: Apple,
    /// Publishers.CombineLatest4.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let values = LatestValues(subscriber)
        let one = values.source(of: A.Output.self)
        let two = values.source(of: B.Output.self)
        let three = values.source(of: C.Output.self)
        let four = values.source(of: D.Output.self)
        values.begin {
          guard let one = one.value, let two = two.value, let three = three.value,
            let four = four.value
          else { return nil }
          return (one, two, three, four)
        }
        a.subscribe(one)
        b.subscribe(two)
        c.subscribe(three)
        d.subscribe(four)
      }
    }
  }

  extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
  extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
  extension Publishers.CombineLatest4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
